import type { Texts } from '../texts'

export const login: Texts['login'] = {
  title: '지갑 열기',
  about: (site) => `기기를 승인하고 복구 방법을 설정하려면 ${site}에서 로그인하세요.`,
  email: '이메일',
  continue: '계속',
  continueWith: (provider) => `${provider} 계정으로 계속`,
  restore: '복구 파일로 지갑 복구',
  cancel: '취소',
  checkAddress: (site) =>
    `주소창에 다음이 표시되는지 확인하세요: ${site}. 복구 코드나 비밀번호를 다른 곳에 입력하지 마세요. Farcaster로 여는 지갑은 아직 여기서 열 수 없어요.`,
  startWithEmail: '이메일부터 입력하세요.',
  moment: '잠시만요',

  captcha: {
    title: '이메일을 보내기 전 확인 한 번',
    frame: '봇 방지 확인',
    first: (email) => `봇이 아님을 보여 주세요. 그러면 다음 주소로 이메일을 보내 드려요: ${email}.`,
    again: (email) =>
      `그 확인은 받아들여지지 않았어요. 한 번 더 시도하세요. 그러면 다음 주소로 이메일을 보내 드려요: ${email}.`,
    notLoaded: (host) =>
      `봇 방지 확인을 불러오지 못했어요. 연결을 확인하고, 차단 프로그램에서 다음을 허용한 후 다시 시도하세요: ${host}.`,
    failed: '봇 방지 확인에 성공하지 못했어요. 나중에 다시 시도하세요.',
    oldFrame: '보안 사이트의 이 페이지는 오래됐어요. 새로 고치고 다시 시도하세요.',
    oldWindow: '이 페이지는 오래됐어요. 새로 고치고 다시 시도하세요.',
    cancelled: '이메일을 보내지 않았어요.',
  },

  link: {
    title: '이 기기 승인',
    sentFromFrame: (email) => `다음 주소로 링크를 보냈어요: ${email}. 여기서 계속하려면 링크를 여세요.`,
    sent: (email) => `다음 주소로 링크를 보냈어요: ${email}. 이 기기를 승인하려면 링크를 여세요.`,
  },

  frame: {
    title: '이메일을 확인하세요',
    secondCode: (email) => `그다음 이 주소로 하나 더 보내 드려요: ${email}.`,
    enterOnlyAt: (host) => `주소창에 ${host} 주소가 표시되는 창에만 입력하세요. 다른 페이지에는 절대 입력하지 마세요.`,
    enterBothOnlyAt: (host) =>
      `둘 다 주소창에 ${host} 주소가 표시되는 창에만 입력하세요. 다른 페이지에는 절대 입력하지 마세요.`,
    open: '전용 창에서 코드 입력',
    openAgain: '창 다시 열기',
    openHere: '이 페이지에서 열기',
    opened: '열린 창에서 계속하세요. 이 페이지는 자동으로 업데이트돼요.',
    blocked: '창이 열리지 않았나요? 이 사이트의 팝업을 허용하거나 이 페이지에서 여세요.',
    sending: '코드 보내는 중',
    onlyInWindow: (host) => `${host}의 창에만 입력하세요. 다른 사이트의 페이지에는 절대 입력하지 마세요.`,
  },

  code: {
    title: '코드 입력',
    label: '코드',
    sent: (email) => `다음 주소로 6자리 코드를 보냈어요: ${email}.`,
    submit: '로그인',
    resend: '새 코드 보내기',
    resendIn: (seconds) => `${seconds}초 후 새 코드 보내기`,
    site: '사이트',
    device: '기기',
    started: '시작',
    onlyIfYours: '이 사이트와 기기에서 내가 직접 시작한 경우에만 코드를 입력하세요. 시작한 사람이 로그인돼요.',
    checkAddress: (site) =>
      `주소창에 다음이 표시되는지 확인하세요: ${site}. 코드를 다른 곳에 입력하지 말고, 누구에게도 알려 주지 마세요.`,
    asking: '로그인을 조회하는 중이에요.',
    stuckTitle: '이 로그인을 계속할 수 없어요',
    stuck: '시작한 페이지로 돌아가서 다시 로그인하세요.',
    noneTitle: '여기에 로그인이 없어요',
    none: '이 창은 저희 페이지에서 연 것이 아니어서 코드를 받지 않아요.',
    noneAdvice: '로그인하는 중이라면 시작한 페이지로 돌아가서 ‘이 페이지에서 열기’를 선택하세요.',
    doneTitle: '로그인했어요',
    goBack: (host) => `다음으로 돌아가세요: ${host}.`,
    goBackOrClose: (host) => `다음으로 돌아가세요: ${host}. 이 창은 닫아도 돼요.`,
    goBackButton: (host) => `${host} 페이지로 돌아가기`,
  },

  change: {
    oldTitle: '현재 이메일 확인',
    newTitle: '새 이메일 확인',
    confirm: '확인',
    submit: '이메일 변경',
    newEmail: '새 이메일',
    onlyIfYours: (email) => `앞으로 이 지갑을 다음 이메일로 열려는 경우에만 코드를 입력하세요: ${email}.`,
    asking: '변경을 조회하는 중이에요.',
    stuckTitle: '이 변경을 계속할 수 없어요',
    stuck: '이메일이 변경되지 않았어요. 시작한 페이지로 돌아가서 다시 시도하세요.',
    noneTitle: '여기에 변경이 없어요',
    noneAdvice: '이메일을 변경하는 중이라면 시작한 페이지로 돌아가서 ‘이 페이지에서 열기’를 선택하세요.',
    changedTitle: '이메일을 변경했어요',
    changed: (email) => `이제 이 지갑을 다음 이메일로 열어요: ${email}.`,
    willChangeTitle: '이메일이 변경될 예정이에요',
    willChange: (time, email) =>
      `${time}부터 이 지갑을 다음 이메일로 열어요: ${email}. 변경을 중단할 수 있는 링크를 현재 주소로 보냈어요.`,
  },

  social: {
    over: '이 로그인은 더 이상 유효하지 않아요. 처음부터 다시 시작하세요.',
    notBegunHere: '이 로그인은 여기서 시작되지 않았거나 너무 오래 걸렸어요. 처음부터 다시 시작하세요.',
    notSignedIn: '로그인되지 않았어요. 다시 시도하세요.',
    notLoggedIn: '로그인되지 않았어요. 다시 시도하거나 다른 방법으로 로그인하세요.',
  },

  newWallet: {
    title: '새 지갑을 시작할까요?',
    lostTitle: '이 사이트가 지갑을 잃었어요',
    noneTitle: '이 로그인에는 아직 지갑이 없어요',
    meaning: '새 지갑은 주소가 다르고, 이전 지갑에 있는 것은 아무것도 없어요.',
    noneMeaning:
      '지갑이 있다면 다른 로그인으로 쓰고 있거나, 이 사이트가 지갑을 잃었을 수 있어요. 새 지갑은 주소가 다르고, 내 지갑에 있는 것은 아무것도 없어요.',
    start: '새 지갑 시작',
    restore: '복구 파일로 복구',
    logInOtherwise: '다른 방법으로 로그인',
  },
}
