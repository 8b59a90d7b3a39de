// Holds the settings and provides them to pages.
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type House, HouseContext } from './context.ts';
import { speak, translateIn } from './messages/index.ts';
import { PACES, readSettings, type Settings, writeSettings } from './settings.ts';
import { useMedia } from './use-media.ts';

export { type House, useHouse } from './context.ts';

export function HouseProvider({ children }: { readonly children: ReactNode }) {
  const [settings, setSettings] = useState(readSettings);
  const isNight = useMedia('(prefers-color-scheme: dark)');
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const isDark = settings.theme === 'dark' || (settings.theme === 'system' && isNight);

  useEffect(() => {
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
    document.documentElement.dataset['text'] = settings.textSize;
    document.documentElement.lang = settings.language;
  }, [isDark, settings.textSize, settings.language]);

  const house = useMemo((): House => {
    const change = (part: Partial<Settings>): void =>
      setSettings((now) => {
        const next = { ...now, ...part };
        writeSettings(next);
        return next;
      });
    return {
      ...settings,
      setLanguage: (language) => void speak(language).then(() => change({ language })),
      setTheme: (theme) => change({ theme }),
      setSpeed: (speed) => change({ speed }),
      setDrawer: (drawer) => change({ drawer }),
      setSound: (sound) => change({ sound }),
      setGivingUp: (givingUp) => change({ givingUp }),
      setName: (name) => change({ name }),
      setTextSize: (textSize) => change({ textSize }),
      setColour: (colour) => change({ colour }),
      setEmblem: (emblem) => change({ emblem }),
      isDark,
      pace: isStill ? 0 : PACES[settings.speed],
      t: translateIn(settings.language),
    };
  }, [settings, isDark, isStill]);

  return <HouseContext value={house}>{children}</HouseContext>;
}
