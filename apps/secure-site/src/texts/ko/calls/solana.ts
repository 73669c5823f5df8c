import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: '프로그램과 상호작용',
  unknown: '이 프로그램이 무엇을 할지 알 수 없어요. 이 사이트를 신뢰하는 경우에만 승인하세요.',
  notShown: '트랜잭션에 표시되지 않음',
  accountsNotShown: '계정 일부가 조회 테이블에 있어서 표시할 수 없어요.',
  createTokenAccount: '토큰 계정 만들기',
  closeTokenAccount: '토큰 계정 닫기',
  giveUpControl: '내 계정의 제어권 포기',
  programCanTakeAll: '프로그램에 내 계정의 제어권을 줘요. 그러면 계정에 있는 모든 것을 가져갈 수 있어요.',
  revoke: '권한 철회',
  changeControl: '토큰 계정을 제어하는 주체 변경',
  othersMayControl: '이후에는 다른 사람이 이 계정을 제어할 수 있어요.',
  addNote: '메모 추가',
}
