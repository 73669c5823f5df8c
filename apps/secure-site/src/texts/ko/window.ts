import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: '취소',
  back: '뒤로',
  save: '저장',
  walletName: '지갑',
  otherWallet: '다른 지갑이에요. 처음 지갑의 이메일로 로그인하세요.',
  logInToChange: '지갑 복구 방법을 변경하려면 다시 로그인하세요.',

  userAgent: {
    iPhoneOrIPad: 'iPhone 또는 iPad',
    unknownBrowser: '알 수 없음',
    unknownSystem: '알 수 없음',
    browserOnSystem: (browser, system) => `${browser}, ${system}`,
  },

  home: {
    title: '내 지갑',
    evm: 'Ethereum 및 기타 EVM 네트워크',
    solana: 'Solana',
    logins: '로그인',
    elsewhere: '다른 곳에서 사용',
    showWords: '이 지갑의 단어 보기',
    deletion: '삭제',
    delete: '이 지갑 삭제',
  },

  sessions: {
    thisWindow: '이 사이트의 창',
    since: (time) => `${time}부터`,
    lastUsed: (time) => `마지막 사용: ${time}쯤`,
    current: '이 기기',
    end: '로그아웃',
    endOf: (browser, place) => `로그아웃: ${browser}, ${place}`,
    endOthers: '다른 모든 곳에서 로그아웃',
    endHere: '여기서 로그아웃',
    endHereTitle: '여기서 로그아웃할까요?',
  },

  devices: {
    title: '한 기기가 지갑을 열려고 해요',
    asked: (time, browser) => `요청: ${time}. 기기가 밝힌 정보: ${browser}.`,
    askedAt: (time, browser, place) => `요청: ${time}. 기기가 밝힌 정보: ${browser}, 위치: ${place}.`,
    advice: '앞에 있는 기기에서 이 코드가 보이는 경우에만 승인하세요.',
    approve: '승인',
    approveCode: (code) => `${code} 승인`,
    decline: '거절',
    declineCode: (code) => `${code} 거절`,
    ended: '이 요청은 종료됐어요.',
    loginEnded: '이 창의 로그인이 종료됐어요. 다시 로그인하세요. 여기서는 아무것도 삭제되지 않았어요.',
  },

  deletion: {
    title: '이 지갑을 삭제할까요?',
    confirmLabel: (name) => `확인하려면 ${name} 입력`,
    confirmFirst: (name) => `확인하려면 다음을 입력하세요: ${name}.`,
    warning:
      '먼저 모든 것을 다른 지갑으로 보내세요. 누구도 되돌릴 수 없고, 어떤 기기에서도 이 지갑에 다시 로그인할 수 없어요.',
    meaning:
      '사이트는 보관하던 지갑의 일부, 내 이메일, 복구 방법을 삭제해요. 내가 저장한 복구 파일은 종이 복구 코드나 비밀번호로 계속 지갑을 열 수 있어요.',
    submit: '영구 삭제',
    doneTitle: '지갑을 삭제했어요',
    done: '이 창은 닫아도 돼요. 같은 이메일로 로그인하면 새 지갑이 열려요.',
    logIn: '로그인',
  },

  words: {
    title: '이 지갑의 단어를 볼까요?',
    about:
      '이 24개 단어로 MetaMask나 Phantom 같은 다른 지갑에서 같은 계정을 열 수 있어요. 거기서는 이 사이트의 한도가 하나도 적용되지 않아요.',
    warning:
      '단어를 본 사람은 이 지갑의 모든 것을 영원히 갖게 돼요. 도와주는 사람에게는 단어가 필요 없어요. 누구에게도 보여 주지 마세요.',
    needsPasskey: '먼저 ‘한도’에서 승인용 패스키를 추가하세요.',
    usePasskey: '패스키 사용',
    shownTitle: '내 지갑의 단어',
    shown: '이 순서대로 적어 두세요. 이 화면을 벗어나면 사라져요.',
    listLabel: '단어',
    done: '완료',
  },
}
