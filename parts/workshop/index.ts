// Parts of content previews and army builders. Their words are the game's: `workshop.*` and `builder.*`.

export { ArmyCheck } from './army-check.tsx';
export { ArmyDesk, type ArmyPartProps } from './army-desk.tsx';
export { Banners, termsStyles } from './banners.tsx';
export { DismissButton } from './dismiss-button.tsx';
export { default as figureStyles } from './figures.module.css';
export { DraftName, previewStyles, Remarks } from './preview.tsx';
