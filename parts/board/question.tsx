// The question as the house puts it: a sentence with its rule, undo and its kin, or who is waited for. Every board shows it once.
import { createContext, type ReactElement, type ReactNode, use } from 'react';

/** A context, because a board that is drawn only for new props must still show the latest question. */
export const QuestionContext = createContext<ReactNode>(null);
export const Question = (): ReactElement => <>{use(QuestionContext)}</>;
