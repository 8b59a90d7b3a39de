import { useHouseOf } from '../frame/use-house-of.ts';
import { handOver } from '../store/download.ts';
import { Failure } from '../ui/failure.tsx';
import { Button, Dialog, Icon, LinkBox, Loading } from '../ui/index.ts';
import { useLoad } from '../ui/use-load.ts';
import { linkToArmy } from './army-link.ts';
import css from './share-army.module.css';

interface Props {
  readonly game: string;
  readonly name: string;
  readonly text: string;
  readonly onClose: () => void;
}
export function ShareArmy({ game, name, text, onClose }: Props) {
  const { t } = useHouseOf(game);
  const loaded = useLoad(text, () => linkToArmy(game, text));
  const link = loaded.state === 'ready' ? loaded.value : undefined;
  return (
    <Dialog title={t('army.shareTitle')} description={t('army.shareText')} isOpen onClose={onClose}>
      <div className={css['share']}>
        {loaded.state === 'loading' && <Loading />}
        {loaded.state === 'failed' && <Failure error={loaded.error} />}
        {loaded.state === 'ready' && link === undefined && <p>{t('army.tooLong')}</p>}
        <LinkBox link={link}>
          <Button onClick={() => handOver(`${name}.json`, text)}>
            <Icon name="save" size={18} />
            {t('replay.file')}
          </Button>
        </LinkBox>
      </div>
    </Dialog>
  );
}
