import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: 'Interagir com um programa',
  unknown: 'Não sabemos o que este programa vai fazer. Aprove só se confiar neste site.',
  notShown: 'não consta na transação',
  accountsNotShown: 'Algumas de suas contas estão em uma tabela de consulta e não podem ser mostradas.',
  createTokenAccount: 'Criar uma conta de token',
  closeTokenAccount: 'Fechar uma conta de token',
  giveUpControl: 'Ceder o controle da sua conta',
  programCanTakeAll: 'Isto dá a um programa o controle da sua conta. Depois ele pode tirar tudo o que há nela.',
  revoke: 'Revogar uma permissão',
  changeControl: 'Mudar quem controla uma conta de token',
  othersMayControl: 'Depois disto, outra pessoa pode passar a controlar esta conta.',
  addNote: 'Adicionar uma nota',
}
