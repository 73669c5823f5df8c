import type { Language } from '../types.js'

export const servers: Language['servers'] = {
  intro: '이 페이지를 연 뒤 지갑을 연결하고 사용하려고 연결한 서버예요.',
  limits: '사이트 자체, 지갑, 로그인 창의 요청은 목록에 없어요.',
  times: (count: number) => `${count}회`,
  lastAt: (time: string) => `마지막 요청: ${time}`,
  others: '다른 서버',
  none: '아직 연결한 서버가 없어요',
  noneText: '서버에 연결하면 여기에 표시돼요.',
  purposes: {
    analytics: '사용 통계',
    data: '계정 정보와 가격',
    directory: '지갑 목록',
    feature: '이 사이트의 기능',
    history: '활동',
    images: '이미지',
    names: '계정 이름',
    nfts: 'NFT',
    node: '네트워크 접속',
    relay: '휴대폰 지갑 연결',
    secureSite: '이메일 및 소셜 로그인',
    swap: '스왑 가격',
    tokens: '토큰 목록',
    walletLibrary: '지갑 자체 소프트웨어',
  },
}
