import type { Texts } from '../texts'

type Recovery = Texts['recovery']
type CodeSize = Parameters<Recovery['codeMistakes']['loginCode']>[0]

const NAMES = { code: '종이 복구 코드', password: '비밀번호', passkey: '패스키' } as const

const describeCode = ({ groups, characters }: CodeSize) =>
  `복구 코드는 ${characters}자씩 ${groups}개 그룹으로 되어 있어요.`

export const recovery: Recovery = {
  title: '복구',
  none: '내 복구 방법이 없어요. 추가하기 전까지는 이 사이트의 운영자가 지갑의 예비 부분을 보관하고, 나로 로그인할 수 있는 사람은 지갑을 열 수 있어요.',
  firstWay:
    '추가하면 사이트가 보관하던 지갑의 예비 부분을 삭제해요. 그때부터 새 기기에서 지갑을 열려면 이것이나 내 기기 중 하나가 필요해요. 다른 누구도 도와줄 수 없어요.',
  ways: { code: '종이 복구 코드', password: '비밀번호', passkey: '패스키' },
  added: (time) => `추가: ${time}`,
  addCode: '종이 복구 코드 추가',
  addPassword: '비밀번호 추가',
  addPasskey: '패스키 추가',
  usePasskey: '패스키 사용',
  saveFile: '복구 파일 저장',

  removal: {
    label: '삭제',
    labels: {
      code: (time) => `삭제: 종이 복구 코드, 추가: ${time}`,
      password: (time) => `삭제: 비밀번호, 추가: ${time}`,
      passkey: (time) => `삭제: 패스키, 추가: ${time}`,
    },
    titles: {
      code: '이 종이 복구 코드를 삭제할까요?',
      password: '이 비밀번호를 삭제할까요?',
      passkey: '이 패스키를 삭제할까요?',
    },
    added: (time) => `추가: ${time}.`,
    meaning:
      '사이트가 이것을 잊어요. 사본은 여전히 위험해요. 사본을 가지고 나로 로그인할 수 있는 사람은 계속 지갑을 열 수 있어요.',
  },

  logout: {
    withoutWays: '이 창은 보관하던 지갑의 일부를 잊어요. 로그인하면 지갑이 다시 열려요.',
    withWays: (ways) =>
      `이 창은 보관하던 지갑의 일부를 잊어요. 여기서 지갑을 다시 열려면 ${ways.map((way) => NAMES[way]).join(' 또는 ')}, 아니면 다른 기기가 필요해요.`,
  },

  newCode: {
    title: '이 코드를 인쇄하거나 적어 두세요',
    about:
      '이 코드로 새 기기에서 지갑을 열 수 있어요. 사이트는 코드를 보관하지 않아요. 이 코드와 내 이메일을 가진 사람은 지갑을 열 수 있어요.',
    listLabel: '복구 코드',
    print: '인쇄',
    aboutFile: '이 사이트가 사라져도 코드와 이 파일로 지갑을 열 수 있어요. 파일만으로는 아무것도 열 수 없어요.',
    stored: '보관했어요',
    checkTitle: '코드의 그룹 두 개 입력',
    group: (group) => `그룹 ${group}`,
    groupDiffers: (group) => `그룹 ${group}: 일치하지 않아요. 보관한 것과 비교하세요.`,
    submit: '이 코드 추가',
  },

  newPassword: {
    title: '복구 비밀번호 선택',
    about:
      '이 사이트가 저장하는 지갑의 일부를 보호해요. 이 비밀번호를 알고 내 이메일을 읽을 수 있는 사람은 지갑을 열 수 있어요.',
    label: '비밀번호',
    hint: (least) => `${least}자 이상. 누구도 재설정할 수 없어요.`,
    repeat: '비밀번호 다시 입력',
    differ: '두 비밀번호가 달라요.',
    continue: '계속',
    aboutFile:
      '이 사이트가 사라져도 비밀번호와 이 파일로 지갑을 열 수 있어요. 파일을 가진 사람은 비밀번호를 추측해 볼 수 있어요.',
    submit: '이 비밀번호 추가',
  },

  newPasskey: {
    title: '패스키 추가',
    about:
      '이 사이트가 저장하는 지갑의 일부를 보호해요. 이 사이트에서만 쓸 수 있어요. 사이트가 사라질 경우에 대비해 코드나 비밀번호도 추가하세요.',
    create: '패스키 만들기',
    trialTitle: '새 패스키를 한 번 사용하세요',
    trial: '브라우저가 패스키를 만들었어요. 지갑이 열리는지 확인하기 위해 지금 사용하세요.',
  },

  open: {
    title: '이 기기에서 지갑 열기',
    about: '로그인했지만 이 기기에는 아직 지갑의 일부가 없어요.',
    usePasskey: '패스키 사용',
    usePasskeyOf: (time) => `패스키 사용. 추가: ${time}`,
    password: '복구 비밀번호',
    passwordOf: (time) => `복구 비밀번호. 추가: ${time}`,
    withPassword: '비밀번호로 열기',
    code: '복구 코드',
    withCode: '코드로 열기',
    askDevice: '다른 기기에 요청',
    onlyHere: (site) => `이것들은 여기에만 입력하세요: ${site}.`,
    linkTitle: '다른 기기에서 이 기기 승인',
    link: '지갑이 있는 기기에서 이 페이지를 여세요. 다음 코드가 표시되는 경우에만 승인하세요:',
    waiting: '다른 기기를 기다리는 중…',
    notApproved: '이 기기가 승인되지 않았어요',
  },

  restore: {
    title: '지갑 복구',
    about: '종이 복구 코드나 비밀번호와 함께 저장한 복구 파일을 선택하세요.',
    file: '복구 파일',
    fileFirst: '먼저 복구 파일을 선택하세요.',
    continue: '계속',
    openTitle: '복구 파일 열기',
    password: '비밀번호',
    opened: (address) => `이 파일로 다음 지갑이 열려요: ${address}. 앞으로 이 지갑을 열 이메일 주소로 로그인하세요.`,
  },

  codeMistakes: {
    otherKind: '이 코드는 다른 종류이거나 이 사이트의 더 새로운 버전용이에요.',
    noShare: '이 코드의 체크섬은 유효하지만 복구 조각이 들어 있지 않아요.',
    words: '지갑의 단어인 것 같아요. 여기가 아니라 지갑에 입력하세요.',
    loginCode: (size) => `로그인 코드인 것 같아요. ${describeCode(size)}`,
    unknownCharacter: (group) => `그룹 ${group}에 코드에 쓰이지 않는 문자가 있어요. 비교하세요.`,
    groupLength: (group, entered, size) => `그룹 ${group}에 ${entered}자가 있어요. ${describeCode(size)}`,
    tooFewGroups: (entered, size) => `이 코드는 완전하지 않아요. ${entered}개 그룹을 입력했어요. ${describeCode(size)}`,
    tooFewCharacters: (entered, size) => `이 코드는 완전하지 않아요. ${entered}자를 입력했어요. ${describeCode(size)}`,
    tooManyGroups: (entered, size) => `이 코드는 너무 길어요. ${entered}개 그룹을 입력했어요. ${describeCode(size)}`,
    tooManyCharacters: (entered, size) => `이 코드는 너무 길어요. ${entered}자를 입력했어요. ${describeCode(size)}`,
    mistypedGroup: (group) => `그룹 ${group}에 오타가 있어요. 종이 복구 코드와 비교하세요.`,
    mistypedGroups: (one, other) => `그룹 ${one}, 그룹 ${other}에 오타가 있어요. 종이 복구 코드와 비교하세요.`,
    swappedGroups: (one, other) => `그룹 ${one}, 그룹 ${other}의 자리가 서로 바뀌었어요.`,
    unlocated: '이 코드에 오타가 있어요. 각 그룹을 종이 복구 코드와 비교하세요.',
  },

  passwordMistakes: {
    short: (least) => `${least}자 이상 사용하세요. 여러 단어도 괜찮아요.`,
    long: (most) => `${most}자 이하로 사용하세요.`,
    weak: '추측하기 쉬운 비밀번호예요. 서로 관련 없는 여러 단어를 사용하세요.',
    damaged: '비밀번호로 보호된 내용이 손상됐거나 이 사이트에서 만든 것이 아니에요.',
    wrong: '이 비밀번호는 맞지 않아요. 대문자와 키보드 언어를 확인하세요.',
  },

  passkeyMistakes: {
    unavailable: '여기서는 패스키를 쓸 수 없어요. 다른 방법을 선택하세요.',
    none: '이 기기에 이 지갑의 패스키가 없어요.',
    cancelled: '패스키를 사용하지 않았어요. 요청이 취소됐거나 이 기기에 이 지갑의 패스키가 없어요.',
    unsuitable: '이 패스키로는 지갑을 보호할 수 없어요. 다른 기기나 비밀번호 관리자, 또는 다른 방법을 사용하세요.',
    damaged: '패스키로 보호된 내용이 손상됐어요.',
    wrong: '이 패스키는 맞지 않아요. 이 지갑용으로 저장한 패스키를 선택하세요.',
  },

  fileMistakes: {
    tooLarge: '복구 파일이라고 하기에는 파일이 너무 커요.',
    none: '복구 파일이 아니에요.',
    newer: '이 복구 파일은 더 새로운 버전이에요. 이 페이지의 새 버전을 받으세요.',
    damaged: '이 복구 파일은 손상됐어요. 다른 사본이 있다면 사용하세요.',
    otherCode: '코드는 올바르게 입력했지만, 이 파일의 코드가 아니거나 파일이 변경됐어요.',
    otherWallet: '이 복구 파일은 손상됐어요. 파일에 적힌 것과 다른 지갑이 열려요.',
    noPassword: '이 파일에는 비밀번호가 없어요. 종이 복구 코드를 입력하세요.',
  },
}
