// The menu of a match: everything that is rarely needed.
import { useState } from 'react';
import { SettingsForm } from '../frame/settings-dialog.tsx';
import { useHouse } from '../settings/house.tsx';
import { Confirm, Dialog, IconButton, Menu, type MenuItem } from '../ui/index.ts';
import { KeyList } from './desk/key-list.tsx';

export interface MatchMenuProps {
  readonly isText: boolean;
  /** Switches between drawn board and text; undefined if the game has only text. */
  readonly onText: (() => void) | undefined;
  /** What can be done with the record; nothing if the match has none yet. */
  readonly records: readonly MenuItem[];
  readonly onLeave: (() => void) | undefined;
  /** Undefined if no draw can be offered now. */
  readonly onOfferDraw: (() => void) | undefined;
  readonly isHelpOpen: boolean;
  readonly onHelp: (isOpen: boolean) => void;
}

export function MatchMenu({ isText, onText, records, onLeave, onOfferDraw, isHelpOpen, onHelp }: MatchMenuProps) {
  const { t } = useHouse();
  const [isLeaving, setLeaving] = useState(false);
  const [isOffering, setOffering] = useState(false);
  const [isSetting, setSetting] = useState(false);
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" label={t('ui.more')} />}
        items={[
          { label: t('settings.title'), icon: 'settings', onSelect: () => setSetting(true) },
          ...(onText ? [{ label: t(isText ? 'table.drawn' : 'table.inWords'), icon: 'text' as const, onSelect: onText }] : []),
          { label: t('table.keys.title'), icon: 'info', onSelect: () => onHelp(true) },
          ...records,
          ...(onOfferDraw ? [{ label: t('table.draw.offer'), icon: 'weight' as const, onSelect: () => setOffering(true) }] : []),
          ...(onLeave ? [{ label: t('table.leave.open'), icon: 'flag' as const, isDanger: true, onSelect: () => setLeaving(true) }] : []),
        ]}
      />
      <Dialog title={t('settings.title')} isOpen={isSetting} onClose={() => setSetting(false)}>
        <SettingsForm />
      </Dialog>
      <Dialog title={t('table.keys.title')} isOpen={isHelpOpen} onClose={() => onHelp(false)}>
        <KeyList />
      </Dialog>
      <Confirm
        title={t('table.draw.title')}
        text={t('table.draw.text')}
        act={t('table.draw.offer')}
        isDanger={false}
        isOpen={isOffering}
        onAct={() => onOfferDraw?.()}
        onClose={() => setOffering(false)}
      />
      <Confirm
        title={t('table.leave.title')}
        text={t('table.leave.text')}
        act={t('table.leave.act')}
        isOpen={isLeaving}
        onAct={() => onLeave?.()}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
