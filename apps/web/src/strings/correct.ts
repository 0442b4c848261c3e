export const correct = {
  open: 'Correct this element',
  text: 'Text',
  textHint: (lines: number) => (lines > 1 ? 'One row for each line on the screenshot.' : undefined),
  type: 'Type',
  fill: 'Fill',
  textColor: 'Text colour',
  iconColor: 'Icon colour',
  badColor: 'Enter a colour such as #1d4ed8.',
  pick: (what: string) => `Pick: ${what}`,
  apply: 'Apply',
  applying: 'Applying…',
  delete: 'Delete',
  deleteHint: { withContent: 'Delete removes its text too.', box: 'Delete keeps what is inside it.' },
  count: (corrections: number) =>
    `${corrections} ${corrections === 1 ? 'correction' : 'corrections'}, used in the prompt, code and exports.`,
  undo: 'Undo last',
  failed: 'Correction not saved: Check your connection and try again.',
};
