import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'

const count = createCounter('ru')

export const servers: Language['servers'] = {
  intro: 'К ним обращались с открытия этой страницы, чтобы подключать и использовать кошельки.',
  limits: 'Запросы самого сайта, вашего кошелька и окон входа здесь не указаны.',
  times: (number: number) => count(number, { one: '# раз', few: '# раза', many: '# раз', other: '# раза' }),
  lastAt: (time: string) => `Последний запрос: ${time}`,
  others: 'Другие серверы',
  none: 'Обращений к серверам пока не было',
  noneText: 'Серверы появятся здесь после обращения к ним.',
  purposes: {
    analytics: 'Статистика использования',
    data: 'Данные аккаунта и цены',
    directory: 'Список кошельков',
    feature: 'Функции этого сайта',
    history: 'История',
    images: 'Изображения',
    names: 'Имена аккаунтов',
    nfts: 'NFT',
    node: 'Доступ к сети',
    relay: 'Связь с кошельками на телефоне',
    secureSite: 'Вход по эл. почте или через соцсети',
    swap: 'Цены обмена',
    tokens: 'Списки токенов',
    walletLibrary: 'Собственное ПО кошелька',
  },
}
