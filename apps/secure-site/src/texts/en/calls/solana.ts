/** Texts of Solana’s instructions. */
export const solanaCalls = {
  interact: 'Interact with a program',
  unknown: 'We can’t tell what this program will do. Approve only if you trust this site.',
  /** Value in place of an address. */
  notShown: 'not shown in the transaction',
  accountsNotShown: 'Some of its accounts are in a lookup table and can’t be shown.',
  createTokenAccount: 'Create a token account',
  closeTokenAccount: 'Close a token account',
  giveUpControl: 'Give up control of your account',
  programCanTakeAll: 'This gives a program control of your account. It can then take everything in it.',
  revoke: 'Revoke a permission',
  changeControl: 'Change who controls a token account',
  othersMayControl: 'After this, someone else may control this account.',
  addNote: 'Add a note',
}
