import type { ButtonLabels } from '@foyer/react-ui'

export const buttons: ButtonLabels = {
  connect: 'वॉलेट जोड़ें',
  connecting: 'जुड़ रहा है',
  loadFailed: 'लोड नहीं हुआ। फिर कोशिश करें',
  switchNetwork: 'नेटवर्क बदलें',
  account: (name) => `खाता: ${name}`,
  network: (name) => `नेटवर्क: ${name}। नेटवर्क बदलें`,
}
