import { createGradientIcon } from '../wallet/icons'
import type { SvgNode } from '../wallet/svg'
import { area, disc, line, ring } from './shapes'

// Icons by symbol, drawn for a circle: the modal clips their corners.
const COINS: Readonly<Record<string, SvgNode>> = {
  ETH: createGradientIcon('#8090EA', '#5563C8', [
    line('M20 9.5 29.5 15v10.5L20 31l-9.5-5.5V15Z', 2.8),
    disc(20, 20.2, 3.4),
  ]),
  SOL: createGradientIcon('#3B3070', '#1E1840', [
    disc(20, 20, 4.8, '#3BE0B1'),
    line(
      'M20 9.5v2M20 28.5v2M9.5 20h2M28.5 20h2M12.5 12.5 14 14M26 26l1.5 1.5M27.5 12.5 26 14M14 26l-1.5 1.5',
      2.8,
      '#B08CFF',
    ),
  ]),
  HUSD: createGradientIcon('#17968B', '#0B5C56', [
    ring(2.6, 2.6, '#fff', 13),
    line('M20 15.6V29M11 22c.7 4.5 4.2 7 9 7s8.3-2.5 9-7M15.5 19.5h9', 2.6),
  ]),
  PILOT: createGradientIcon('#5AA2F5', '#2463B8', [
    ring(7.5, 2.8),
    line('M20 8.5v23M8.5 20h23M11.9 11.9l16.2 16.2M28.1 11.9 11.9 28.1', 2),
    disc(20, 20, 2.8),
  ]),
  ROPE: createGradientIcon('#D8B27A', '#9A6F34', [
    line('M12 24c-5-5 3-13 8-8s13 3 8-3M28 16c5 5-3 13-8 8s-13-3-8 3', 3),
  ]),
  TOLL: createGradientIcon('#F0708A', '#B5304E', [
    area('M12 11h16l-3 9 3 9H12l3-9Z'),
    line('M20 16v8', 2.4, '#B5304E'),
  ]),
}

export const findCoinIcon = (symbol: string): SvgNode | undefined =>
  Object.hasOwn(COINS, symbol) ? COINS[symbol] : undefined
