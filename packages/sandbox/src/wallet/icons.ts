import type { SvgNode } from './svg'

const GROUND = 'ground'

export function createGradientIcon(top: string, bottom: string, drawing: readonly SvgNode[]): SvgNode {
  const stops: SvgNode[] = [
    ['stop', { 'stop-color': top }],
    ['stop', { offset: '1', 'stop-color': bottom }],
  ]
  return [
    'svg',
    { viewBox: '0 0 40 40', width: '96', height: '96' },
    [
      ['linearGradient', { id: GROUND, x1: '0', y1: '0', x2: '0', y2: '1' }, stops],
      ['rect', { width: '40', height: '40', fill: `url(#${GROUND})` }],
      ...drawing,
    ],
  ]
}

export const createPlainIcon = (ground: string, drawing: readonly SvgNode[]): SvgNode =>
  createGradientIcon(ground, ground, drawing)

export const DEFAULT_WALLET_ICON = createGradientIcon('#8A929B', '#5D656E', [
  ['rect', { x: '9', y: '13', width: '22', height: '15', rx: '3', fill: '#fff' }],
  ['circle', { cx: '26', cy: '20.5', r: '2', fill: '#5D656E' }],
])

export const LANTERN_ICON = createGradientIcon('#F9B233', '#EF7E0A', [
  [
    'path',
    {
      fill: '#fff',
      d: 'M20 8.5c4.5 3.6 7.5 7.5 7.5 11.8A7.5 7.5 0 0 1 20 28a7.5 7.5 0 0 1-7.5-7.7c0-4.3 3-8.2 7.5-11.8Z',
    },
  ],
  ['circle', { cx: '20', cy: '21', r: '3.2', fill: '#F08A0B' }],
  ['rect', { x: '16', y: '30', width: '8', height: '2.4', rx: '1.2', fill: '#fff' }],
])

export const KITEWING_ICON = createGradientIcon('#5A86FF', '#2F5BE0', [
  ['path', { fill: '#fff', d: 'M20 7.5 30 18 20 27.5 10 18Z' }],
  ['path', { d: 'M20 7.5V27.5M10 18h20', stroke: '#2F5BE0', 'stroke-width': '1.6' }],
  [
    'path',
    { d: 'M20 27.5c0 2.5 3 2 3 5', fill: 'none', stroke: '#fff', 'stroke-width': '2', 'stroke-linecap': 'round' },
  ],
])

export const NORTHBEAM_ICON = createGradientIcon('#34507F', '#16233F', [
  [
    'path',
    {
      fill: '#fff',
      d: 'M20 7.5c1 7.5 4 11 12.5 12.5C24 21.5 21 25 20 32.5 19 25 16 21.5 7.5 20 16 18.5 19 15 20 7.5Z',
    },
  ],
])
