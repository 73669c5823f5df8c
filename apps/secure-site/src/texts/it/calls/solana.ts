import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: 'Interagisci con un programma',
  unknown: 'Non possiamo sapere cosa farà questo programma. Approva solo se ti fidi di questo sito.',
  notShown: 'non indicato nella transazione',
  accountsNotShown: 'Alcuni dei suoi account sono in una tabella di ricerca e non si possono mostrare.',
  createTokenAccount: 'Crea un account per il token',
  closeTokenAccount: 'Chiudi un account per il token',
  giveUpControl: 'Cedi il controllo del tuo account',
  programCanTakeAll: 'Dà a un programma il controllo del tuo account. Poi può prendere tutto ciò che contiene.',
  revoke: 'Revoca un’autorizzazione',
  changeControl: 'Cambia chi controlla un account per il token',
  othersMayControl: 'Dopo, qualcun altro potrebbe controllare questo account.',
  addNote: 'Aggiungi una nota',
}
