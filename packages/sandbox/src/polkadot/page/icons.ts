import { createPlainIcon } from '../../wallet/icons'

export const THORNWICK_ICON = createPlainIcon('#d6277c', [
  ['path', { fill: '#fff', d: 'M20 7c2 7 5 10 12 13-7 3-10 6-12 13-2-7-5-10-12-13 7-3 10-6 12-13Z' }],
  ['circle', { cx: '20', cy: '20', r: '3', fill: '#d6277c' }],
])

export const QUILLBACK_ICON = createPlainIcon('#5a4fd0', [
  ['path', { fill: '#fff', d: 'M8 27c2-10 8-15 12-17 4 2 10 7 12 17H8Z' }],
  ['path', { d: 'M14 25v-7M20 25V14M26 25v-7', stroke: '#5a4fd0', 'stroke-width': '2', 'stroke-linecap': 'round' }],
])
