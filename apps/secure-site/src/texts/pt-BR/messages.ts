import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('pt-BR')

export const messages: Texts['messages'] = {
  signBytes: 'Assinar bytes',
  notText: 'Isto não é texto, então não podemos mostrar o que significa.',
  signMessage: 'Assinar uma mensagem',
  fullMessage: 'Mensagem completa',
  signIn: {
    title: 'Entrar',
    rows: {
      site: 'Entrar em',
      statement: 'Declaração',
    },
    expired: 'A mensagem expirou.',
    otherAccount: 'A mensagem indica outra conta.',
    otherNetwork: (network, current) => `A mensagem é para a rede ${network}, mas você está na ${current}.`,
    otherSite: (named, site) =>
      `Com isto, você entra em ${named}, mas quem pede é ${site}. Alguém pode estar tentando usar sua conta lá.`,
    unnamedSite: (site) =>
      `Com isto, você entra em um site que não é indicado, mas quem pede é ${site}. Alguém pode estar tentando usar sua conta lá.`,
  },
  typedData: {
    sign: (type) => `Assinar ${type}`,
    for: 'Para',
    allFields: (type) => `Todos os campos de ${type}`,
    emptyList: 'vazio',
    otherNetwork: (network, current) => `Isto é para a rede ${network}, mas você está na ${current}.`,
    signatureIsAll: 'Sua assinatura é tudo de que se precisa. Você não verá outro pedido nem uma taxa de rede.',
    canTakeTokens: 'Esta assinatura permite que alguém tire tokens de você sem perguntar de novo. Confira cada campo.',
    canSendTokens: 'Esta assinatura permite que estes tokens sejam enviados da sua conta sem perguntar de novo.',
    offer: 'Oferecer seus ativos à venda',
    canTakeOffer:
      'Qualquer pessoa com esta assinatura pode pegar o que você oferece pelo preço que consta nela, que pode ser zero. Confira cada campo.',
  },
  description: {
    title: 'Segundo a descrição',
    rows: {
      contractOf: 'Contrato de',
      description: 'Descrição',
      whatItDoes: 'O que faz',
    },
    noneOfCall: 'Não temos uma descrição desta chamada.',
    noneOfMessage: 'Não temos uma descrição desta mensagem.',
  },
  emailChange: {
    add: 'Adicionar um e-mail',
    change: 'Mudar seu e-mail',
    rows: {
      current: 'E-mail atual',
      new: 'Novo e-mail',
      when: 'Quando',
    },
    codesMayBeSent: 'Códigos que confirmam mudanças na sua carteira podem ser enviados para este endereço.',
    canOpenWallet: (email, current) =>
      `Quem puder ler os e-mails de ${email} poderá abrir esta carteira e tirar tudo o que há nela. Você não poderá mais abri-la com ${current}.`,
    immediately: 'Logo após os dois códigos',
    afterHours: (hours) => count(hours, { one: '# hora após os dois códigos', other: '# horas após os dois códigos' }),
    noticeWithLink:
      'Vamos enviar para seu endereço atual um link para interromper a mudança antes disso. Todos os outros dispositivos serão desconectados.',
    notice:
      'Vamos enviar para seu endereço atual um e-mail sobre a mudança. Todos os outros dispositivos serão desconectados.',
  },
}
