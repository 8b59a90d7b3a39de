import { LONGEST_NAME } from '@tabularium/kernel';
import { LANGUAGES } from '@tabularium/parts/shape';
import { lazy, Suspense, useState } from 'react';
import { useHouse } from '../settings/house.tsx';
import { GIVING_UP, SOUND, SPEEDS, TEXT_SIZES, THEMES } from '../settings/settings.ts';
import { Button, Dialog, Icon, Segments, TextField } from '../ui/index.ts';
import css from './settings-dialog.module.css';
import { useServer } from './use-server.ts';

const OnServer = lazy(() => import('./on-server.tsx'));

const LANGUAGE_NAMES = { en: 'English', it: 'Italiano' } as const;

export function SettingsButton() {
  const { t, language } = useHouse();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Icon name="settings" />
        <span className={css['word']}>{t('settings.title')}</span>
        <span className={css['language']} aria-hidden="true">
          {language.toUpperCase()}
        </span>
      </Button>
      <Dialog title={t('settings.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <SettingsForm />
      </Dialog>
    </>
  );
}

export function SettingsForm() {
  const server = useServer();
  const house = useHouse();
  const { t, language, setLanguage, theme, setTheme, textSize, setTextSize, speed, setSpeed, name, setName } = house;
  const { sound, setSound, givingUp, setGivingUp } = house;
  return (
    <div className={css['form']}>
      <Segments
        label={t('settings.language')}
        value={language}
        segments={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{LANGUAGE_NAMES[value]}</span> }))}
        onChange={setLanguage}
      />
      <Segments
        label={t('settings.theme')}
        value={theme}
        segments={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
        onChange={setTheme}
      />
      <Segments
        label={t('settings.textSize')}
        value={textSize}
        segments={TEXT_SIZES.map((value) => ({ value, label: t(`settings.textSizes.${value}`) }))}
        onChange={setTextSize}
      />
      <Segments
        label={t('settings.speed')}
        value={speed}
        segments={SPEEDS.map((value) => ({ value, label: t(`settings.speeds.${value}`) }))}
        onChange={setSpeed}
      />
      <Segments
        label={t('settings.sound')}
        value={sound}
        segments={SOUND.map((value) => ({ value, label: t(`settings.sounds.${value}`) }))}
        onChange={setSound}
      />
      <Segments
        label={t('settings.givingUp')}
        value={givingUp}
        segments={GIVING_UP.map((value) => ({ value, label: t(`settings.givesUp.${value}`) }))}
        onChange={setGivingUp}
      />
      <TextField
        label={t('settings.name')}
        hint={t('settings.nameHint')}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
      <Suspense>{server && <OnServer />}</Suspense>
    </div>
  );
}
