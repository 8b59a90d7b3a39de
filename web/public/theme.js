// Sets the chosen or the system's theme before the first paint.
{
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('tabularium.settings') ?? '{}').theme;
  } catch {
    // nothing chosen, or unreadable
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}
