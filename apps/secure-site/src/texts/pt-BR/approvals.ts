import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('pt-BR')

export const approvals: Texts['approvals'] = {
  heading: (title) => ({
    beforeSite: 'Solicitação de ',
    afterSite: `: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  }),
  moreWaiting: (number) =>
    count(number, { one: 'Mais # solicitação em espera', other: 'Mais # solicitações em espera' }),
  notEncrypted: 'A conexão com este site não é criptografada.',
  buttons: {
    approve: 'Aprovar',
    decline: 'Recusar',
    close: 'Fechar',
    tryAgain: 'Tentar de novo',
  },
  hints: {
    hidden: 'Deixe esta janela totalmente visível para aprovar.',
    small: 'Aumente esta janela para aprovar.',
    tiny: 'Isto está pequeno demais para ler. Amplie para aprovar.',
    unread: 'Role até o final para aprovar.',
  },
  states: {
    oneMoment: 'Um momento',
    loading: (site) => `Carregando a solicitação de ${site}.`,
    signing: 'Assinando',
    sending: 'Enviando',
    failed: 'Não deu certo',
    nothingSent: (reason) => `Nada foi enviado. ${reason}`,
  },
  window: {
    open: 'Revisar em uma nova janela',
    openAgain: 'Abrir a janela de novo',
    openHere: 'Abrir nesta página',
    before: 'Você vê e aprova a solicitação inteira em uma janela da sua carteira.',
    after: 'Esta solicitação está aberta em outra janela. Aprove ou recuse por lá.',
  },
  rows: {
    account: 'Conta',
    bytes: 'Bytes',
    data: 'Dados',
    details: 'Detalhes',
    fee: 'Taxa',
    leftToday: 'Resta do limite de hoje',
    message: 'Mensagem',
    network: 'Rede',
    more: 'E',
  },
  more: (number) => count(number, { other: 'mais #' }),
  batch: {
    nothing: 'Aprovar uma transação que não faz nada',
    actions: (number) => count(number, { one: 'Aprovar # ação', other: 'Aprovar # ações' }),
    actionsAtOnce: (number) => count(number, { one: 'Aprovar # ação de uma vez', other: 'Aprovar # ações de uma vez' }),
    transactions: (number) => count(number, { one: 'Aprovar # transação', other: 'Aprovar # transações' }),
    action: (number, title) => `${number}. ${title}`,
    oneByOne: 'Elas são enviadas uma por vez. Se uma falhar, as anteriores ainda terão sido processadas.',
  },
  hiddenCharacters: 'Isto contém caracteres invisíveis. Eles aparecem escritos como \\u{…}.',
  errors: {
    maybeSent: 'Sem resposta, então isto pode ter sido enviado. Tentar de novo aqui não envia duas vezes.',
    maybeSentOther:
      'A resposta indica outra transação, então isto pode ter sido enviado. Tentar de novo aqui não envia duas vezes.',
    networkUnavailable: 'Esta rede não está disponível aqui.',
    noPasskey: 'Não há chave de acesso para esta carteira neste dispositivo.',
    otherAccount: 'Esta não é a conta conectada.',
    otherNetwork: 'Isto é para outra rede.',
    tooLarge: 'Esta solicitação é grande demais para revisar.',
    tooMany: 'Há solicitações demais em espera.',
    unverified: 'Não foi possível verificar a resposta da janela, então nada foi enviado.',
  },
}
