import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'Свой узел',
    label: (network: string) => `URL узла сети ${network}`,
    hint: 'Хранится только на этом устройстве.',
    use: 'Использовать этот узел',
    remove: 'Удалить',
    inUse: (host: string) => `Данные читаются с ${host}.`,
    failing: (host: string) => `${host} не отвечает. Вместо него используется узел этого сайта.`,
    problems: {
      url: 'Введите URL, который начинается с https://.',
      network: (network: string) => `Этот узел не в сети ${network}.`,
      unreachable: 'Этот узел не ответил. Проверьте URL и то, что узел разрешает запросы с сайтов.',
    },
  },
}
