/**
 * Turns keys into sentences. The rules speak in keys and facts (`{ kind: 'hired', seat: 0, unit: 'friman' }`), a game's
 * `messages/<language>.json` holds the sentences, and a `Speaker` puts them together for the web page, the terminal and replays.
 *
 * THE KEYS of a game's messages (nested objects; `.` below means nesting):
 *
 *   game.name, game.summary        the game in a word and in a line
 *   mode.<mode>                    a mode of the set-up
 *   setupOption.<id>.label         an option of the set-up, and what its values are called:
 *   setupOption.<id>.values.<v>      `true` and `false` included; `other` for those that are only numbers. Facts: value
 *   ask.<ask>                      the question of a decision, in one sentence. Facts: the decision's `facts`, `seat`, `min`, `max`
 *   option.<ask>                   one option. Facts: its fields; an option that is no object is `{{value}}`
 *   pass.<ask>                     what passing means there (without it: the house's word)
 *   group.<ask>.<do>               the heading over the options with this `do`; the order of the keys is the order of the groups, and equal
 *                                    headings are one group (without it: no headings)
 *   group.<ask>.of.<field>         options that have this field stand in a group for each of its values; this is its heading. Facts: the option's
 *   event.<kind>                   one line of the log. Facts: the event's fields
 *   reason.<because>               why not, one sentence. Facts: the reason's fields (`what` is the thing in the game's notation)
 *   thing.<word>                   what a reason is about, by the first word of its `what`. Facts: `what`, its `second` and `third` word (or `none`),
 *                                    `rest` after the first, and `because` (without it: `thing.other`, or the notation)
 *   about.<ask>                    what an option will lead to. Facts: what the rules' `about` gives; without this key it is listed plainly
 *   step.<at>                      one step of the trail. Facts: the step's fields
 *   waiting.<ask>                  what others read meanwhile. Facts: `seats`, `seat` (the first of them), and the fields of `shown` (without it: the
 *                                    house's sentence)
 *   result.<because>               why the match ended
 *   score.<column>                 a column of the score sheet
 *   term.<value>                   what a thing is called: units, colours, places ...
 *   army.<key>                     what the house's pages about armies say of this game's instead of their own `army.<key>`; only in the languages
 *                                    whose edition has another word
 *   lessons.<lesson>.title, .about what a lesson is called, and a line about it
 *   lesson.<step>.title            the steps of the game's lessons, and what their coach says at each: `lesson.<step>.<key>`. Words between `**` are
 *                                    stressed. Facts: `others`, the seats that do not learn
 *
 * A MESSAGE is a sentence, or an object that selects by a fact: `"by"` names the fact, the other keys are its values, `other` is for the rest.
 * Without `by` it selects by `do`, so `option.act.hire` is the sentence of `{ do: 'hire' }`. Selections can be nested.
 *
 *   "attack": { "by": "target", "hero": "Attack {{of, seat}}'s hero in {{at}}", "other": "Attack the {{target, term}} in {{at}}" }
 *
 * IN A SENTENCE (i18next): `{{fact}}` or `{{fact.field}}`, `$t(key)` for another message, plurals by the fact `count` (`drew_one`, `drew_other`), and
 * `<key>_you` for a sentence whose `seat` is the reader's own (optional: without it everybody reads the same). Formatters:
 *
 *   {{seat, seat}}     the name of a seat; -1 and null are nobody
 *   {{winners, seats}} a list of seats
 *   {{unit, term}}     the word for a value, or for each of a list; numbers need none. `term(form: plural)` takes `term.<value>_plural`
 *   {{cards, cards}}   a list of things of which some are equal: "2 x friman and supply"; none at all are `term.nothing`
 *   {{path, last}}     the last of a list
 *   {{value, signed}}  +1, -1
 *   {{value, rounded}} 1.7, and {{value, percent}} of 0.37 is 37%
 *   {{unit, term, capital}}  formatters can be chained; this one begins with a capital letter
 *
 * A word that is put together (`friman bear`) is named by the package's `words(value, t, form)`, which returns nothing for plain words. An object
 * is such a word, its fields one after the other: `{ shard: 'c2' }` is `shard c2`.
 *
 * A missing key is shown as it is and reported to `onMissing`; so is a fact that a sentence needs but does not get.
 */
export { messageGaps } from './gaps.ts';
export { speakerAt } from './meaning.ts';
export { type Chapter, parseRulebook, parseWholeRulebook, type Rulebook, type RuleText, type WholeRulebook } from './rulebook.ts';
export { type OptionGroup, type Speaker, type SpeakerOptions, speaker } from './speaker.ts';
