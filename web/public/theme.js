// Before the first paint: light or dark, as chosen or as the system has it.
{
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('tabularium.settings') ?? '{}').theme;
  } catch {
    // nothing was chosen, or it cannot be read
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}
