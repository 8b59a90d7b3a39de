import { boardOf } from '@tabularium/games/shape';
import { type ReactElement, useMemo } from 'react';
import { ArenaMap } from './arena.tsx';
import { choicesOf } from './choices.ts';
import type { PartProps, Props } from './props.ts';
import theme from './theme.module.css';
import { useAbout } from './use-about.ts';
import { usePlay } from './use-play.ts';

function HoplomachusBoard(props: Props): ReactElement {
  const { decision, view, news, pace } = props;
  const choices = useMemo(() => choicesOf(decision, view.table.units), [decision, view.table.units]);
  const play = usePlay(news, pace);
  const facts = useAbout(props);
  const part: PartProps = { ...props, choices };
  return (
    <div className={theme['hoplomachus']} style={{ maxWidth: 740 }}>
      <ArenaMap {...part} play={play} facts={facts} corners={null} />
    </div>
  );
}
export default boardOf(HoplomachusBoard);
