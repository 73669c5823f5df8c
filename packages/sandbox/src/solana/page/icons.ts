import { createPlainIcon } from '../../wallet/icons'

export const MERIDIAN_ICON = createPlainIcon('#7A3FF2', [
  ['circle', { cx: '20', cy: '20', r: '11.5', fill: 'none', stroke: '#fff', 'stroke-width': '2.2' }],
  [
    'path',
    {
      d: 'M20 8.5c-7 6.5-7 16.500 0 23c7-6.5 7-16.5 0-23M8.500 20h23',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': '2.2',
    },
  ],
])

export const HALYARD_ICON = createPlainIcon('#0E8F83', [
  ['path', { d: 'M13 31V9l15 16H13', fill: 'none', stroke: '#fff', 'stroke-width': '2.4', 'stroke-linejoin': 'round' }],
])
