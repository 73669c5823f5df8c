// Written by tooling/icons. Not to be edited.
import type { LoadSet } from '../picture.js'

export const files: readonly LoadSet[] = [
  () => import('./tokens1.generated.js'),
  () => import('./tokens2.generated.js'),
  () => import('./tokens3.generated.js'),
  () => import('./tokens4.generated.js'),
  () => import('./tokens5.generated.js'),
  () => import('./tokens6.generated.js'),
  () => import('./tokens7.generated.js'),
  () => import('./tokens8.generated.js'),
  () => import('./tokens9.generated.js'),
  () => import('./tokens10.generated.js'),
  () => import('./tokens11.generated.js'),
  () => import('./tokens12.generated.js'),
]

/** By network, the last four characters of each address and the file to look into. The file has the whole address. */
export const tails: Readonly<Record<string, string>> = {
  'eip155:1': 'eb4801ec701d0f068b30a0e8064090b37606cc20dd520c3f60b99e0b5c61c59913a88197041e2e11e38f1a15b1ed7818dc3186ca1f9842dae9279a221b3224ad12ebb02c4ce3f3543450b32ca332766344a73cd5239d723688842a6f4a82746b9646c2f48ba04d5cd42f384af7847ad84279d4eb244ad85446754c8985894a5e5f352cd65f89350fe25d93e5a51f57f54564d068b446eeee697ab6a5d06c9426b28b67cae63b9c6b4af6ca0e6bfce6cf73628cf6c56c787ef7eafd7b23979f487b542764297c95d730747f8287bee570a6f7938a7790f803ec826e28baa28b9988a7a78b8ac8c66785d708ed8e8163f8d26c872028ff1c966719c8df952069e5f69cd749cbd69bf1896406a9875a7375acf3ba1269a55c5a6b5da78a0a229fa6350a5b9ea4e45a6240ab0faa35e6bcadcb4dddb6abdb88a9b64a3b',
  'eip155:10': 'ff8508e5800da1000060f475020951de401f3b21578c1a7f616691292782735f200422fb53399b4466e1428194810f53f975107b588db79f9e73819895bfab888a88a9b',
  'eip155:100': '421704252109b219d742cedb434304fdfd53d3c699f2a',
  'eip155:130': '00060',
  'eip155:137': '335908e8f0a0630f619012700ff890bfd61794b185f5157611ad391180f2c90b2f61d287562101025531310af3ef5c4f68a421c74ae994ea8d4999148940575905a50a560b65b9ec590626568366fd460fd16d2197a1a1714ea710c7747627cc328948c8a48e97b7bae5f1a6f0ea02beaa2ffafe78b7896b',
  'eip155:324': 'b6560101116115483e68e508b',
  'eip155:42161': '58310cbb900da10bab10bd6f0ab3f15b0f1de401732f13f391cf1819fb41f7f02fa6026548288c734978391de4c9e846cf14425b444f84ad0a5810f51eb65aaa05c61a515825c507588a767fbe7a839745ab89ddd801cb8d2af96999a8242ab3ddaa581ba122b',
  'eip155:42220': '118c03d5e04f1b132265',
  'eip155:43114': '8a6e0a8c708d70059eb00bab066c70da64081c21b218127a318580286d922d4225cb9324374209b4213b4c66154c5d5759054f76552dc5e387605887233970f5f878149f552af9a9a',
  'eip155:5000': '00003',
  'eip155:534352': 'ac214',
  'eip155:56': '580d079550dbc306409011c9033f80095c09f400be9c1e2e113d53151bd1e9b12f802282bd267e84d5074fa7f4ce825800356c6351f655d62b584df524c45b9ee6f8a06bfce6f5e2768a3724fe8308b8ce3e9741d96406a7aa5a3ef2ac3a6af170a3e47b29e2bd103b88a9b',
  'eip155:59144': '428d4b1d68',
  'eip155:8453': '29130b0cb000060794b1ec221810f5b2395d21b6efed7b2b47bb2c7493d7f64a8',
  'polkadot:68d56f15f85d3136970ec16946040bc1': '1337019840',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Dt1v0wNYB04GXo011120kZcp0PWcU1m7So17ARj1HBof4BCt34kX6R5xWux5pypj5W7ct63KFr71Tpz72jh69iUX9a',
}
