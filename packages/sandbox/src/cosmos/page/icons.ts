import { createPlainIcon } from '../../wallet/icons'

export const QUILLON_ICON = createPlainIcon('#1F6F8B', [
  ['path', { d: 'M29 9c-9 1-15 8-17 19c9-1 15-8 17-19Z', fill: '#fff' }],
  ['path', { d: 'M11 31 22 18', stroke: '#1F6F8B', 'stroke-width': '1.8' }],
])

export const TAMARACK_ICON = createPlainIcon('#7A4A12', [
  ['path', { d: 'M20 8 28 20h-4l5 8H11l5-8h-4Z', fill: '#fff' }],
  ['rect', { x: '18.6', y: '28', width: '2.8', height: '5', fill: '#fff' }],
])
