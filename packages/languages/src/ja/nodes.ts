import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: '自分のノード',
    label: (network: string) => `${network}のノードのURL`,
    hint: 'このデバイスにのみ保存されます。',
    use: 'このノードを使う',
    remove: '削除',
    inUse: (host: string) => `${host}から読み取っています。`,
    failing: (host: string) => `${host}が応答していません。代わりにこのサイトのノードを使っています。`,
    problems: {
      url: 'https:// で始まるURLを入力してください。',
      network: (network: string) => `そのノードは${network}のものではありません。`,
      unreachable:
        'そのノードは応答しませんでした。URLと、ウェブサイトからのリクエストを許可しているかを確認してください。',
    },
  },
}
