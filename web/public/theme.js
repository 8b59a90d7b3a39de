// Sets the chosen size of text and the chosen or the system's theme before the first paint.
{
  let theme = 'system';
  let textSize = 'normal';
  try {
    ({ theme, textSize = 'normal' } = JSON.parse(localStorage.getItem('tabularium.settings') ?? '{}'));
  } catch {
    // nothing chosen, or unreadable
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['text'] = textSize;
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}
