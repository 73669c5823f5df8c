import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

type Recovery = Texts['recovery']
type CodeSize = Parameters<Recovery['codeMistakes']['loginCode']>[0]

const count = createCounter('pt-BR')
const countGroups = (number: number) => count(number, { one: '# grupo', other: '# grupos' })
const countCharacters = (number: number) => count(number, { one: '# caractere', other: '# caracteres' })

const describeCode = ({ groups, characters }: CodeSize) =>
  `Um código de recuperação tem ${groups} grupos de ${characters} caracteres.`

const NAMES = { code: 'seu código impresso', password: 'sua senha', passkey: 'sua chave de acesso' } as const

export const recovery: Recovery = {
  title: 'Recuperação',
  none: 'Você não tem uma recuperação própria. Até você adicionar uma, o responsável por este site guarda uma parte reserva da sua carteira, e quem puder entrar como você pode abri-la.',
  firstWay:
    'Assim que você adicionar esta forma, o site exclui a parte reserva da sua carteira. A partir daí, você precisa dela, ou de um dos seus dispositivos, para abrir a carteira em um novo dispositivo: ninguém mais pode ajudar.',
  ways: { code: 'Código impresso', password: 'Senha', passkey: 'Chave de acesso' },
  added: (time) => `Adicionado em ${time}`,
  addCode: 'Adicionar um código impresso',
  addPassword: 'Adicionar uma senha',
  addPasskey: 'Adicionar uma chave de acesso',
  usePasskey: 'Usar a chave de acesso',
  saveFile: 'Salvar o arquivo de recuperação',

  removal: {
    label: 'Remover',
    labels: {
      code: (time) => `Remover: código impresso, adicionado em ${time}`,
      password: (time) => `Remover: senha, adicionada em ${time}`,
      passkey: (time) => `Remover: chave de acesso, adicionada em ${time}`,
    },
    titles: {
      code: 'Remover este código impresso?',
      password: 'Remover esta senha?',
      passkey: 'Remover esta chave de acesso?',
    },
    added: (time) => `Adicionado em ${time}.`,
    meaning:
      'O site esquece esta forma. Uma cópia continua perigosa: quem a tiver e puder entrar como você ainda pode abrir sua carteira.',
  },

  logout: {
    withoutWays: 'Esta janela esquece a parte dela da sua carteira. Um login abre a carteira de novo.',
    withWays: (ways) =>
      `Esta janela esquece a parte dela da sua carteira. Para abrir a carteira aqui de novo, você precisa ter ${ways.map((way) => NAMES[way]).join(' ou ')}, ou outro dispositivo.`,
  },

  newCode: {
    title: 'Imprima ou anote este código',
    about:
      'Com este código, você abre sua carteira em um novo dispositivo. O site não o guarda. Quem tiver o código e seu e-mail pode abrir sua carteira.',
    listLabel: 'Código de recuperação',
    print: 'Imprimir',
    aboutFile:
      'Com o código e este arquivo, você abre a carteira mesmo que este site não exista mais. O arquivo sozinho não abre nada.',
    stored: 'Já guardei',
    checkTitle: 'Digite dois grupos do seu código',
    group: (group) => `Grupo ${group}`,
    groupDiffers: (group) => `O grupo ${group} não confere. Compare-o com o que você guardou.`,
    submit: 'Adicionar este código',
  },

  newPassword: {
    title: 'Escolha uma senha de recuperação',
    about:
      'Ela protege uma parte da sua carteira que este site guarda. Quem souber a senha e puder ler seus e-mails pode abrir sua carteira.',
    label: 'Senha',
    hint: (least) => `Pelo menos ${countCharacters(least)}. Ninguém pode redefini-la.`,
    repeat: 'Repita a senha',
    differ: 'As duas senhas são diferentes.',
    continue: 'Continuar',
    aboutFile:
      'Com a senha e este arquivo, você abre a carteira mesmo que este site não exista mais. Quem tiver o arquivo pode tentar adivinhar a senha.',
    submit: 'Adicionar esta senha',
  },

  newPasskey: {
    title: 'Adicione uma chave de acesso',
    about:
      'Ela protege uma parte da sua carteira que este site guarda. Só funciona neste site: adicione também um código ou uma senha, para o caso de o site não existir mais.',
    create: 'Criar uma chave de acesso',
    trialTitle: 'Use sua nova chave de acesso uma vez',
    trial: 'Seu navegador criou a chave de acesso. Use-a agora para ver que ela abre sua carteira.',
  },

  open: {
    title: 'Abra sua carteira neste dispositivo',
    about: 'Você entrou, mas este dispositivo ainda não tem nenhuma parte da sua carteira.',
    usePasskey: 'Usar sua chave de acesso',
    usePasskeyOf: (time) => `Usar sua chave de acesso. Adicionada em ${time}`,
    password: 'Senha de recuperação',
    passwordOf: (time) => `Senha de recuperação. Adicionada em ${time}`,
    withPassword: 'Abrir com a senha',
    code: 'Código de recuperação',
    withCode: 'Abrir com o código',
    askDevice: 'Pedir a outro dispositivo',
    onlyHere: (site) => `Digite-os só aqui, em ${site}.`,
    linkTitle: 'Aprove este dispositivo em outro',
    link: 'Abra esta página em um dispositivo que tenha sua carteira. Aprove só se ele mostrar este código:',
    waiting: 'Esperando o outro dispositivo…',
    notApproved: 'Este dispositivo não foi aprovado',
  },

  restore: {
    title: 'Restaurar uma carteira',
    about: 'Escolha o arquivo de recuperação que você salvou com seu código impresso ou sua senha.',
    file: 'Arquivo de recuperação',
    fileFirst: 'Escolha o arquivo de recuperação primeiro.',
    continue: 'Continuar',
    openTitle: 'Abrir o arquivo de recuperação',
    password: 'Senha',
    opened: (address) =>
      `O arquivo abre a carteira ${address}. Entre com o endereço de e-mail que deve abri-la a partir de agora.`,
  },

  codeMistakes: {
    otherKind: 'Este código é de outro tipo ou de uma versão mais nova deste site.',
    noShare: 'Este código tem um checksum válido, mas não contém nenhuma parte de recuperação.',
    words: 'Estas parecem as palavras de uma carteira. Digite-as em uma carteira, não aqui.',
    loginCode: (size) => `Este parece um código de login. ${describeCode(size)}`,
    unknownCharacter: (group) => `O grupo ${group} tem um caractere que nenhum código tem. Compare-o.`,
    groupLength: (group, entered, size) => `O grupo ${group} tem ${countCharacters(entered)}. ${describeCode(size)}`,
    tooFewGroups: (entered, size) =>
      `Este código está incompleto: você digitou ${countGroups(entered)}. ${describeCode(size)}`,
    tooFewCharacters: (entered, size) =>
      `Este código está incompleto: você digitou ${countCharacters(entered)}. ${describeCode(size)}`,
    tooManyGroups: (entered, size) =>
      `Este código é longo demais: você digitou ${countGroups(entered)}. ${describeCode(size)}`,
    tooManyCharacters: (entered, size) =>
      `Este código é longo demais: você digitou ${countCharacters(entered)}. ${describeCode(size)}`,
    mistypedGroup: (group) => `O grupo ${group} tem um erro de digitação. Compare-o com seu código impresso.`,
    mistypedGroups: (one, other) =>
      `Os grupos ${one} e ${other} têm erros de digitação. Compare-os com seu código impresso.`,
    swappedGroups: (one, other) => `Os grupos ${one} e ${other} estão trocados.`,
    unlocated: 'Este código tem erros. Compare cada grupo com seu código impresso.',
  },

  passwordMistakes: {
    short: (least) => `Use pelo menos ${countCharacters(least)}. Várias palavras servem.`,
    long: (most) => `Use no máximo ${countCharacters(most)}.`,
    weak: 'Esta senha é fácil de adivinhar. Use várias palavras que não combinem entre si.',
    damaged: 'O que a senha protege está danificado ou não foi criado por este site.',
    wrong: 'Esta senha não é a certa. Verifique as maiúsculas e o idioma do teclado.',
  },

  passkeyMistakes: {
    unavailable: 'Chaves de acesso não funcionam aqui. Escolha outra forma.',
    none: 'Não há chave de acesso para esta carteira neste dispositivo.',
    cancelled:
      'Nenhuma chave de acesso foi usada: a solicitação foi cancelada ou este dispositivo não tem chave de acesso para esta carteira.',
    unsuitable:
      'Esta chave de acesso não pode proteger uma carteira. Use outro dispositivo ou gerenciador de senhas, ou outra forma.',
    damaged: 'O que a chave de acesso protege está danificado.',
    wrong: 'Esta chave de acesso não é a certa. Escolha a que você salvou para esta carteira.',
  },

  fileMistakes: {
    tooLarge: 'Este arquivo é grande demais para ser um arquivo de recuperação.',
    none: 'Este não é um arquivo de recuperação.',
    newer: 'Este arquivo de recuperação é de uma versão mais nova. Obtenha uma versão mais nova desta página.',
    damaged: 'Este arquivo de recuperação está danificado. Use outra cópia dele, se tiver.',
    otherCode: 'Este código foi digitado certo, mas não pertence a este arquivo, ou o arquivo foi alterado.',
    otherWallet: 'Este arquivo de recuperação está danificado: ele abre uma carteira diferente da que indica.',
    noPassword: 'Este arquivo não tem senha. Digite seu código de recuperação impresso.',
  },
}
