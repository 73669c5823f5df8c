import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('ru')

const inHours = (hours: number) =>
  hours === 1
    ? 'через час'
    : count(hours, { one: 'через # час', few: 'через # часа', many: 'через # часов', other: 'через # часа' })

export const limits: Texts['limits'] = {
  title: 'Лимиты',
  none: 'Ваш кошелёк отправляет то, что вы подтверждаете, без лимита.',
  perDay: (amount) => `Не больше ${amount} в день`,
  perDayOfSite: (amount) => `Не больше ${amount} в день, задано этим сайтом`,
  passkeyAbove: (amount) => `Ключ доступа, если больше ${amount}`,
  passkeyAboveOfSite: (amount) => `Ключ доступа, если больше ${amount}, задано этим сайтом`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Получатели',
  onlyRecipients: (number) =>
    number === 1
      ? 'Один адрес, и никакой другой'
      : count(number, {
          one: '# адрес, и никакие другие',
          few: '# адреса, и никакие другие',
          many: '# адресов, и никакие другие',
          other: '# адреса, и никакие другие',
        }),
  passkey: 'Ключ доступа для подтверждений',
  passkeySince: (time) => `С ${time}`,
  newPasskeySince: (time, from) => `С ${time}. Ослабляет лимиты и показывает слова с ${from}`,
  looserFrom: (time) => `Ослабленные лимиты начнут действовать ${time}.`,
  keep: 'Оставить лимиты',
  set: 'Задать лимит',
  chooseRecipients: 'Выбрать получателей',
  addPasskey: 'Добавить ключ доступа для подтверждений',
  removePasskey: 'Удалить ключ доступа для подтверждений',

  edit: {
    network: 'Сеть',
    perDay: (coin) => `Не больше в день, в ${coin}`,
    perDayHint: 'Учитывается монета сети, а не токены. Пусто: без лимита.',
    passkeyAbove: (coin) => `Ключ доступа, если больше, в ${coin}`,
    passkeyAboveHint:
      'Запрашивается также для токенов и контрактов, стоимость которых неизвестна. Пусто: без ключа доступа.',
    passkeyFirst: 'Сначала добавьте ключ доступа для подтверждений.',
    notAnAmount: 'Введите сумму, например 0.5, или оставьте поле пустым.',
  },

  recipientList: {
    about:
      'Тогда ваш кошелёк отправляет только на эти адреса и не вызывает никакой другой контракт. При переводе токена учитывается тот, кто его получит.',
    label: 'Адреса, по одному в строке',
    hint: 'Укажите и контракты, которыми пользуетесь, например биржу. Пусто: кому угодно.',
    notAnAddress: (typed) => `«${typed}» — не адрес. Имена здесь не работают.`,
  },

  loosen: {
    title: 'Ослабить лимиты?',
    onlyPasskey:
      'На этом сайте их ослабляет только ваш ключ доступа. Если вы его потеряли, администрация сайта не сможет ослабить их за вас.',
    passkeyOrWait: (hours) =>
      `Ваш ключ доступа ослабит их сейчас. Без него они изменятся ${inHours(hours)}, и сначала мы пришлём вам письмо.`,
    wait: (hours) =>
      `Они изменятся ${inHours(hours)}, и сначала мы пришлём вам письмо. До этого времени их можно оставить.`,
    usePasskey: 'Использовать ключ доступа',
    changeIn: (hours) => `Изменить ${inHours(hours)}`,
  },
}
