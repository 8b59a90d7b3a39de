// What is said of an option, of whatever kind: each is known by what it has.
import type { MoveAbout, PushAbout, TargetAbout, TestChoiceAbout } from '../../table/about.ts';

type Said = object | undefined;
const has = <T>(about: Said, fact: keyof T & string): about is T & object => about !== undefined && fact in about;
export const isMove = (about: Said): about is MoveAbout => has<MoveAbout>(about, 'left');
export const isTarget = (about: Said): about is TargetAbout => has<TargetAbout>(about, 'sight');
export const isPush = (about: Said): about is PushAbout => has<PushAbout>(about, 'path') && !isMove(about);
export const isTest = (about: Said): about is TestChoiceAbout => has<TestChoiceAbout>(about, 'test') && 'odds' in about;
