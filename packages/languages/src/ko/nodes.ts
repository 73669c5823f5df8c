import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: '내 노드',
    label: (network: string) => `${network} 노드의 URL`,
    hint: '이 기기에만 저장돼요.',
    use: '이 노드 사용',
    remove: '삭제',
    inUse: (host: string) => `${host}에서 읽고 있어요.`,
    failing: (host: string) => `${host} 노드가 응답하지 않아요. 대신 이 사이트의 노드를 사용해요.`,
    problems: {
      url: 'https://로 시작하는 URL을 입력하세요.',
      network: (network: string) => `그 노드는 ${network}에 있지 않아요.`,
      unreachable: '그 노드가 응답하지 않았어요. URL과, 노드가 웹사이트의 요청을 허용하는지 확인하세요.',
    },
  },
}
