import type { Texts } from '../texts'

export const limits: Texts['limits'] = {
  title: '한도',
  none: '지갑은 내가 승인한 것을 한도 없이 보내요.',
  perDay: (amount) => `하루 최대 ${amount}`,
  perDayOfSite: (amount) => `하루 최대 ${amount}, 이 사이트가 설정함`,
  passkeyAbove: (amount) => `${amount} 초과 시 패스키`,
  passkeyAboveOfSite: (amount) => `${amount} 초과 시 패스키, 이 사이트가 설정함`,
  joinLimits: (texts) => texts.join('. '),
  recipients: '받는 사람',
  onlyRecipients: (count) => `주소 ${count}개만, 그 외 불가`,
  passkey: '승인용 패스키',
  passkeySince: (time) => `${time}부터`,
  newPasskeySince: (time, from) => `${time}부터. 한도 완화와 단어 표시는 ${from}부터`,
  looserFrom: (time) => `완화된 한도는 ${time}부터 적용돼요.`,
  keep: '한도 유지',
  set: '한도 설정',
  chooseRecipients: '받는 사람 선택',
  addPasskey: '승인용 패스키 추가',
  removePasskey: '승인용 패스키 삭제',

  edit: {
    network: '네트워크',
    perDay: (coin) => `하루 최대 금액(${coin})`,
    perDayHint: '토큰은 빼고 네트워크의 코인만 계산해요. 한도가 없게 하려면 비워 두세요.',
    passkeyAbove: (coin) => `초과 시 패스키가 필요한 금액(${coin})`,
    passkeyAboveHint: '가치를 알 수 없는 토큰과 컨트랙트에도 요청해요. 패스키를 쓰지 않으려면 비워 두세요.',
    passkeyFirst: '먼저 승인용 패스키를 추가하세요.',
    notAnAmount: '0.5 같은 금액을 입력하거나 입력란을 비워 두세요.',
  },

  recipientList: {
    about:
      '그러면 지갑은 이 주소로만 보내고, 다른 컨트랙트는 호출하지 않아요. 토큰 전송은 토큰을 받는 쪽을 기준으로 해요.',
    label: '주소, 한 줄에 하나씩',
    hint: '거래소처럼 내가 쓰는 컨트랙트도 적으세요. 모두에게 보내려면 비워 두세요.',
    notAnAddress: (typed) => `주소가 아니에요: ‘${typed}’. 여기서는 이름을 쓸 수 없어요.`,
  },

  loosen: {
    title: '한도를 완화할까요?',
    onlyPasskey:
      '이 사이트에서는 내 패스키로만 한도를 완화할 수 있어요. 패스키를 잃어버렸다면 사이트 운영자도 대신 완화해 줄 수 없어요.',
    passkeyOrWait: (hours) =>
      `패스키를 쓰면 지금 완화돼요. 쓰지 않으면 ${hours}시간 후에 변경되고, 그 전에 이메일로 알려 드려요.`,
    wait: (hours) =>
      `${hours}시간 후에 변경되고, 그 전에 이메일로 알려 드려요. 그때까지는 현재 한도를 유지할 수 있어요.`,
    usePasskey: '패스키 사용',
    changeIn: (hours) => `${hours}시간 후에 변경`,
  },
}
