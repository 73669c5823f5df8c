import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: 'Interagir avec un programme',
  unknown: 'Nous ne savons pas ce que fera ce programme. N’approuvez que si vous faites confiance à ce site.',
  notShown: 'non indiqué dans la transaction',
  accountsNotShown: 'Certains de ses comptes sont dans une table de correspondance et ne peuvent pas être affichés.',
  createTokenAccount: 'Créer un compte de token',
  closeTokenAccount: 'Fermer un compte de token',
  giveUpControl: 'Céder le contrôle de votre compte',
  programCanTakeAll:
    'Ceci donne à un programme le contrôle de votre compte. Il peut ensuite prendre tout ce qu’il contient.',
  revoke: 'Révoquer une autorisation',
  changeControl: 'Changer qui contrôle un compte de token',
  othersMayControl: 'Après cela, quelqu’un d’autre contrôlera peut-être ce compte.',
  addNote: 'Ajouter un mémo',
}
