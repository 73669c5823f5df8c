import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: 'Interactuar con un programa',
  unknown: 'No podemos saber qué hará este programa. Aprueba solo si confías en este sitio.',
  notShown: 'no se muestra en la transacción',
  accountsNotShown: 'Algunas de sus cuentas están en una tabla de consulta y no se pueden mostrar.',
  createTokenAccount: 'Crear una cuenta de token',
  closeTokenAccount: 'Cerrar una cuenta de token',
  giveUpControl: 'Ceder el control de tu cuenta',
  programCanTakeAll: 'Esto da a un programa el control de tu cuenta. Después puede tomar todo lo que hay en ella.',
  revoke: 'Revocar un permiso',
  changeControl: 'Cambiar quién controla una cuenta de token',
  othersMayControl: 'Después de esto, puede que otra persona controle esta cuenta.',
  addNote: 'Añadir una nota',
}
