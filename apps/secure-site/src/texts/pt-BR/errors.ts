import type { Texts } from '../texts'

export const errors: Texts['errors'] = {
  unknown: 'Algo deu errado. Tente de novo.',
  notResponding: 'O site seguro não está respondendo. Verifique sua conexão e tente de novo.',
  otherUser: 'O site seguro retornou outro usuário.',
  signInFirst: 'Entre primeiro.',
  logInAgain: 'Entre de novo.',
  logInToOpen: 'Entre de novo para abrir sua carteira neste dispositivo.',
  smartUnavailable: 'Contas smart não estão disponíveis nesta rede.',

  transaction: {
    notEnough: 'Você não tem o suficiente para o valor e a taxa.',
    outOfOrder: 'Esta transação está fora de ordem. Tente de novo.',
    mayHaveExpired: 'Esta transação pode ter expirado. Comece de novo no site.',
    contractRejected: (reason) => `O contrato rejeitou isto: ${reason}`,
    contractRejectedWithoutReason: 'O contrato rejeitou isto: nenhum motivo informado',
    networkRejected: (reason) => `A rede rejeitou isto: ${reason}`,
  },

  wallet: {
    none: 'Ainda não há carteira para este login.',
    notHere:
      'Sua carteira ainda não está neste dispositivo. Abra-a com sua recuperação ou aprove este dispositivo em outro.',
    closed: 'Não foi possível abrir sua carteira. Ela não foi alterada. Fale com o responsável por este site.',
    partLost:
      'O site seguro perdeu a parte dele da sua carteira, e a parte deste dispositivo não consegue abri-la sozinha. Nada foi excluído aqui. Seu arquivo de recuperação abre a carteira com o código ou a senha dele e a restaura na própria página do site seguro; ou fale com o responsável por este site.',
    otherExists:
      'Este login já tem outra carteira, que fica como está. Restaure a sua com outro endereço de e-mail; ou, se a outra carteira for nova e estiver vazia, entre nela, exclua-a e então restaure a sua.',
    forgotten: (address) =>
      `Este dispositivo tem uma parte da carteira ${address}, que o site seguro esqueceu. Nada foi excluído aqui. Para tê-la de volta, escolha “Restaurar uma carteira do arquivo de recuperação” na própria página do site seguro antes de entrar por lá ou fale com o responsável pelo site.`,
  },

  device: {
    needsApproval: (code) =>
      `Este dispositivo precisa da sua aprovação. Na própria janela da sua carteira, aprove ${code}. Depois, entre aqui de novo.`,
    declined: 'O outro dispositivo recusou. Nada foi enviado a este dispositivo.',
    unreadable: 'Não é possível abrir o que o outro dispositivo enviou. Tente de novo e compare os códigos.',
  },
}
