// What the option pointed at would lead to, drawn over the table: contacts of a manoeuvre, the line of a shot, the sides of a fight.
import type { ReactElement } from 'react';
import type { MoveAbout, TouchAbout } from '../../table/about.ts';
import type { Asks, Order, PoseName } from '../../table/asks.ts';
import { poseCalled } from '../../table/names.ts';
import type { UnitView } from '../../table/view.ts';
import { useSubject } from '../common/attention.ts';
import { type Plane, placeCalled } from '../common/plane.ts';
import { type PartProps, unitIn } from '../common/props.ts';
import { rangeOf } from '../common/sights.ts';
import { touchesAt } from '../common/touches.ts';
import { Beside, Clash, Sights, TouchedSide } from './aids.tsx';
import { GhostShape } from './ghosts.tsx';

export function Preview(props: PartProps & { readonly plane: Plane }): ReactElement | null {
  const { preview, decision, pointed, choices } = props;
  const option = decision !== undefined && pointed !== undefined ? decision.options[pointed] : undefined;
  if (option === undefined) return null;
  if (preview?.ask === 'manoeuvre' && choices.about !== undefined) return <Contacts {...props} move={preview.about} />;
  if (decision?.ask === 'order') {
    const order = option as Order;
    return 'target' in order && order.target !== null ? <Attack {...props} unit={order.unit} target={order.target} /> : null;
  }
  if (decision?.ask === 'cloud')
    return <Beside unit={unitIn(props.view, (option as Asks['cloud']).unit)} units={props.view.table.units} plane={props.plane} />;
  if (decision?.ask === 'snap') return <Flush {...props} at={(option as Asks['snap']).at} />;
  if (decision?.ask === 'shotSides' && choices.about !== undefined && choices.against !== undefined)
    return (
      <Sights
        from={choices.about}
        to={choices.against}
        only={option as Asks['shotSides']}
        range={rangeOfUnit(props, choices.about)}
        view={props.view.table}
        ground={props.ground}
        plane={props.plane}
        t={props.t}
      />
    );
  return null;
}
const rangeOfUnit = ({ view }: PartProps, name: string): number => {
  const unit = unitIn(view, name);
  return unit === undefined ? 0 : rangeOf(unit);
};

/** Where the base would lie flush, and whom it would touch. */
function Contacts({ move, view, choices, plane }: PartProps & { readonly plane: Plane; readonly move: MoveAbout }): ReactElement {
  const { units, field, own } = view.table;
  const enemies = new Map<string, TouchAbout>(
    [...move.enemies, ...move.snaps.flatMap((snap) => snap.enemies)].map((touch) => [`${touch.unit} ${touch.other}`, touch]),
  );
  return (
    <g>
      {move.snaps.map(({ at }) => {
        const place = placeCalled(at);
        return place === undefined || at === move.at ? null : (
          <GhostShape
            key={at}
            ghost={{ place, unit: choices.about ?? '' }}
            plane={plane}
            units={units}
            zones={field.zones}
            own={own}
            isFaint
          />
        );
      })}
      {[...enemies].map(([key, { unit, other }]) => (
        <TouchedSide key={key} unit={unitIn(view, unit)} side={other} plane={plane} isEnemy />
      ))}
    </g>
  );
}
/** Which sides of enemies the base would touch there. */
function Flush({ at, view, ground, choices, plane }: PartProps & { readonly plane: Plane; readonly at: PoseName }): ReactElement {
  const pose = poseCalled(at);
  const touches = pose === undefined || choices.about === undefined ? [] : touchesAt(ground, choices.about, pose);
  return (
    <g>
      {touches.map(({ unit, side }) => (
        <TouchedSide key={unit} unit={unitIn(view, unit)} side={side} plane={plane} isEnemy />
      ))}
    </g>
  );
}
/** A shot along its line; a fight where the sides touch. */
function Attack(props: PartProps & { readonly plane: Plane; readonly unit: string; readonly target: string }): ReactElement {
  const { view, ground, plane, preview, unit, target, t } = props;
  const [from, to] = [unitIn(view, unit), unitIn(view, target)];
  const attack = preview?.ask === 'order' ? preview.about.attack : null;
  if (attack?.line)
    return (
      <Sights
        from={unit}
        to={target}
        only={{ from: attack.from, to: attack.to }}
        range={rangeOfUnit(props, unit)}
        view={view.table}
        ground={ground}
        plane={plane}
        t={t}
      />
    );
  return (
    <g>
      {attack && <TouchedSide unit={from} side={attack.from} plane={plane} isEnemy />}
      {attack && <TouchedSide unit={to} side={attack.to} plane={plane} isEnemy />}
      <Clash from={from} to={to} plane={plane} />
    </g>
  );
}
/** The lines from the selected unit to the one pointed at. */
export function Looked({
  from,
  view,
  decision,
  choices,
  ground,
  plane,
  pointed,
  t,
}: PartProps & { readonly plane: Plane; readonly from: UnitView | undefined }): ReactElement | null {
  const subject = useSubject();
  const against = choices.against !== undefined && decision?.ask === 'shotSides' ? choices.against : undefined;
  const to = unitIn(view, against ?? (subject !== undefined && 'unit' in subject ? subject.unit : undefined));
  if (from === undefined || from.at === null || to === undefined || to.at === null || to.seat === from.seat || pointed !== undefined)
    return null;
  const range = rangeOf(from);
  return range === 0 ? null : <Sights from={from.unit} to={to.unit} range={range} view={view.table} ground={ground} plane={plane} t={t} />;
}
