import type { Texts } from '../texts'

const CLOSE = '이 창은 닫아도 돼요.'

export const review: Texts['review'] = {
  windowTitle: '요청 검토',
  answeredTitle: '이미 응답함',
  answered: `이 요청에는 이미 응답했고, 응답은 한 번만 유효해요. ${CLOSE}`,
  withdrawnTitle: '요청이 철회됨',
  withdrawn: `사이트나 지갑이 이 요청을 철회했어요. 아무것도 전송되지 않았어요. ${CLOSE}`,
  goneTitle: '요청이 종료됨',
  gone: `이 요청은 종료됐어요. 요청은 10분 동안만 유효해요. 사이트에서 처음부터 다시 시작하세요. ${CLOSE}`,
  unknownTitle: '검토할 것이 없어요',
  unknown: `요청을 보낸 사이트에서 요청을 여세요. ${CLOSE}`,
  unreadableTitle: '이 요청을 읽을 수 없어요',
  unreadable: `지갑이 보낸 것이 아니어서 승인할 수 없어요. 사이트에서 처음부터 다시 시작하세요. ${CLOSE}`,
  failedTitle: '처리하지 못했어요',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: '패스키로 확인하세요',
  approved: '승인함',
  declined: '거절함',
  goBack: (host) => `다음으로 돌아가세요: ${host}. ${CLOSE}`,
}
