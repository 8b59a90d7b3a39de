// Reads, checks and edits the files in which players write their own content.
export { armyFiles, armyReader, armyText, cleanName, joinedFiles } from './armies.ts';
export { type DraftPart, draftsIn } from './drafts.ts';
export { freeName, insertInList, insertInObject, insertItem, listOf, snippetInto } from './insert.ts';
export { parseJson } from './json.ts';
export { entryOf, itemsOf, type Node, nameIn, readLeniently, valueOf } from './lenient.ts';
export { atPath, type Mended, mended } from './mend.ts';
export { asWritten, ownId, ownName, resolver } from './names.ts';
export { type Flaw, flaw, type Path, type Problem, within } from './problems.ts';
export { type Accepted, type Complaint, type Refused, readOwn } from './read.ts';
export { schemas } from './schemas.ts';
export { COMMON, type CommonWhy, type Sentences, wording } from './sentences.ts';
export { type Defs, flawsOf, type PublishedSchema, type Schema } from './shape.ts';
