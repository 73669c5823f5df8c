import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: 'Cancelar',
  back: 'Voltar',
  save: 'Salvar',
  walletName: 'carteira',
  otherWallet: 'Esta é outra carteira. Entre com o e-mail da primeira.',
  logInToChange: 'Entre de novo para mudar como você recupera sua carteira.',

  userAgent: {
    iPhoneOrIPad: 'iPhone ou iPad',
    unknownBrowser: 'desconhecido',
    unknownSystem: 'desconhecido',
    browserOnSystem: (browser, system) => `${browser}, ${system}`,
  },

  home: {
    title: 'Sua carteira',
    evm: 'Ethereum e outras redes EVM',
    solana: 'Solana',
    logins: 'Logins',
    elsewhere: 'Usar em outro lugar',
    showWords: 'Mostrar as palavras desta carteira',
    deletion: 'Exclusão',
    delete: 'Excluir esta carteira',
  },

  sessions: {
    thisWindow: 'Janela deste site',
    since: (time) => `Desde ${time}`,
    lastUsed: (time) => `Último uso por volta de ${time}`,
    current: 'Este dispositivo',
    end: 'Sair',
    endOf: (browser, place) => `Sair: ${browser}, ${place}`,
    endOthers: 'Sair em todos os outros lugares',
    endHere: 'Sair aqui',
    endHereTitle: 'Sair aqui?',
  },

  devices: {
    title: 'Um dispositivo pede para abrir sua carteira',
    asked: (time, browser) => `Pedido em ${time}. Ele diz que é ${browser}.`,
    askedAt: (time, browser, place) => `Pedido em ${time}. Ele diz que é ${browser}, em ${place}.`,
    advice: 'Aprove só se você vir este código no dispositivo à sua frente.',
    approve: 'Aprovar',
    approveCode: (code) => `Aprovar ${code}`,
    decline: 'Recusar',
    declineCode: (code) => `Recusar ${code}`,
    ended: 'Este pedido foi encerrado.',
    loginEnded: 'Seu login nesta janela foi encerrado. Entre de novo. Nada foi excluído aqui.',
  },

  deletion: {
    title: 'Excluir esta carteira?',
    confirmLabel: (name) => `Digite ${name} para confirmar`,
    confirmFirst: (name) => `Digite ${name} para confirmar.`,
    warning:
      'Primeiro envie tudo para outra carteira. Ninguém pode desfazer isto, e nenhum dispositivo pode entrar nesta carteira de novo.',
    meaning:
      'O site exclui a parte dele da sua carteira, seu e-mail e suas formas de recuperação. Um arquivo de recuperação que você salvou ainda abre a carteira com o código impresso ou a senha dele.',
    submit: 'Excluir para sempre',
    doneTitle: 'Sua carteira foi excluída',
    done: 'Você pode fechar esta janela. Um login com o mesmo e-mail abre uma nova carteira.',
    logIn: 'Entrar',
  },

  words: {
    title: 'Mostrar as palavras desta carteira?',
    about:
      'Com estas 24 palavras, outra carteira, como MetaMask ou Phantom, abre as mesmas contas. Nenhum limite deste site vale por lá.',
    warning:
      'Quem vê as palavras tem tudo o que há nesta carteira, para sempre. Ninguém que ajude você precisa delas. Não as mostre a ninguém.',
    needsPasskey: 'Primeiro adicione uma chave de acesso para aprovações, em “Limites”.',
    usePasskey: 'Usar a chave de acesso',
    shownTitle: 'As palavras da sua carteira',
    shown: 'Anote-as nesta ordem. Elas desaparecem quando você sai desta tela.',
    listLabel: 'Palavras',
    done: 'Concluir',
  },
}
