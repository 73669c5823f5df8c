import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('pt-BR')
const inHours = (hours: number) =>
  hours === 1 ? 'em uma hora' : count(hours, { one: 'em # hora', other: 'em # horas' })

export const limits: Texts['limits'] = {
  title: 'Limites',
  none: 'Sua carteira envia o que você aprova, sem limite.',
  perDay: (amount) => `No máximo ${amount} por dia`,
  perDayOfSite: (amount) => `No máximo ${amount} por dia, definido por este site`,
  passkeyAbove: (amount) => `Chave de acesso acima de ${amount}`,
  passkeyAboveOfSite: (amount) => `Chave de acesso acima de ${amount}, valor definido por este site`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Destinatários',
  onlyRecipients: (number) =>
    number === 1
      ? 'Um endereço e nenhum outro'
      : count(number, { one: '# endereço e nenhum outro', other: '# endereços e nenhum outro' }),
  passkey: 'Chave de acesso para aprovações',
  passkeySince: (time) => `Desde ${time}`,
  newPasskeySince: (time, from) => `Desde ${time}. Afrouxa os limites e mostra as palavras a partir de ${from}`,
  looserFrom: (time) => `Os limites mais frouxos começam em ${time}.`,
  keep: 'Manter os limites',
  set: 'Definir um limite',
  chooseRecipients: 'Escolher destinatários',
  addPasskey: 'Adicionar uma chave de acesso para aprovações',
  removePasskey: 'Remover a chave de acesso para aprovações',

  edit: {
    network: 'Rede',
    perDay: (coin) => `No máximo por dia, em ${coin}`,
    perDayHint: 'Conta a moeda da rede, não os tokens. Vazio: sem limite.',
    passkeyAbove: (coin) => `Chave de acesso acima de, em ${coin}`,
    passkeyAboveHint:
      'Também é pedida para tokens e contratos, cujo valor não é conhecido. Vazio: sem chave de acesso.',
    passkeyFirst: 'Primeiro adicione uma chave de acesso para aprovações.',
    notAnAmount: 'Digite um valor como 0.5 ou deixe o campo vazio.',
  },

  recipientList: {
    about:
      'Sua carteira então envia só para estes endereços e não chama nenhum outro contrato. Na transferência de um token, conta quem o recebe.',
    label: 'Endereços, um por linha',
    hint: 'Liste também os contratos que você usa, como uma corretora. Vazio: qualquer um.',
    notAnAddress: (typed) => `“${typed}” não é um endereço. Nomes não funcionam aqui.`,
  },

  loosen: {
    title: 'Afrouxar seus limites?',
    onlyPasskey:
      'Só sua chave de acesso os afrouxa neste site. Se você a perdeu, o responsável pelo site não pode afrouxá-los por você.',
    passkeyOrWait: (hours) =>
      `Sua chave de acesso os afrouxa agora. Sem ela, eles mudam ${inHours(hours)}, e antes enviamos um e-mail para você.`,
    wait: (hours) => `Eles mudam ${inHours(hours)}, e antes enviamos um e-mail para você. Até lá, você pode mantê-los.`,
    usePasskey: 'Usar a chave de acesso',
    changeIn: (hours) => `Mudar ${inHours(hours)}`,
  },
}
