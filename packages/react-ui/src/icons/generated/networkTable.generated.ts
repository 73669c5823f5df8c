// Written by tooling/icons. Not to be edited.
import type { LoadSet } from '../picture.js'

export const files: readonly LoadSet[] = [
  () => import('./networks1.generated.js'),
  () => import('./networks2.generated.js'),
  () => import('./networks3.generated.js'),
  () => import('./networks4.generated.js'),
  () => import('./networks5.generated.js'),
  () => import('./networks6.generated.js'),
  () => import('./networks7.generated.js'),
  () => import('./networks8.generated.js'),
  () => import('./networks9.generated.js'),
  () => import('./networks10.generated.js'),
]

/** By file, the pictures in it, each with its networks. Without a namespace they are of `eip155`; test networks after `-`. */
export const pictures: readonly string[] = [
  'ethereum 1 - 5 17000 560048 11155111,base 8453 - 84531 84532,arbitrum-one 42161 - 421613 421614,optimism 10 - 420 11155420,polygon 137 - 80001 80002,binance-smart-chain 56 204 - 97 5611,avalanche 43114 - 43113,solana solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp - solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1,bitcoin bip122:000000000019d6689c085ae165831e93 - bip122:000000000933ea01ad0ee984209779ba bip122:00000000da84f2bafbbc53dee25a72ae bip122:00000008819873e925422c1ff0f99f7c,polkadot polkadot:68d56f15f85d3136970ec16946040bc1 polkadot:91b171bb158e2d3848fa23a9f1c25182 - polkadot:77afd6190f1554ad45fd0d31aee62aac polkadot:d6eec26135305a8ad257a20d00335728 polkadot:e143f23803ac50e8f6f8e62695d1ce9e,token:KSM polkadot:48239ef607d7928874027a43a6768920 polkadot:b0a8d493285c2df73290dfb7e61f870f,cosmos-hub cosmos:cosmoshub-4 - cosmos:provider,osmosis cosmos:osmosis-1 - cosmos:osmo-test-5,zksync 324 - 270 272 300,linea 59144 - 59140 59141',
  'scroll 534352 - 534351,gnosis 100 - 10200,celo 42220 - 44787 11142220,unichain 130 - 1301,mantle 5000 - 5001 5003,blast 81457 - 168587773,sonic 146 - 57054 64165,monad 143 - 10143,hyper-evm 999 - 998,berachain 80094 - 80069 80084 80085,zora 7777777 - 999999999,ink 57073 - 763373,world 480 - 4801,soneium 1868 - 1946,abstract 2741 - 11124,acala 787,apechain 33139',
  'arbitrum-nova 42170,astar 592 - 6038361,aurora 1313161554 - 1313161555,bahamut 5165,beam 4337 - 13337,bitkub-chain 96 - 25925,bob 60808 - 808813,boba 288 - 28882,botanix 3637 - 3636,bouncebit 6001 - 6000,chiliz 88888,citrea 4114 - 5115,codex 81224 - 812242,coinex-smart-chain 52,conflux 1030 - 71,corn 21000000 - 21000001',
  'crab 44,cronos 25 - 338,cronos-zkevm 388 - 282,darwinia 46,diode 15,dogechain 2000,edgeless 2026 - 202,elastos 20 - 21,energy-web 246,enuls 119,eos 17777 - 15557,ethereum-classic 61,etherlink 42793 - 127823 128123',
  'fantom 250 - 4002 64240,filecoin 314 - 3141 314159,flare 14 - 114,fluence 9999999 - 52164803 123420000220,fluent 25363 - 20993 20994,fraxtal 252 - 2522,fuse 122,gravity 1625,gunz 43419,harmony 1666600000,hashkey 177 - 133,hedera-hashgraph 295 - 296 297,hemi 43111 - 743111,immutable 13371 - 13473,injective 1776 - 1439,iotex 4689 - 4690',
  'japan-open-chain 81,kaia 8217 - 1001,kardia 24,karura 686,katana 747474,kava 2222 - 2221,kroma 255 - 2358,kucoin 321,l3x 12324 - 12325,lens 232 - 37111,lightlink 1890,lisk 1135 - 4202,lukso 42 - 4201,lumia 994873017,lumio 8866,lycan 721,lyra 957,manta-pacific 169 - 3441005 3441006,meter 82 - 83',
  'metis-andromeda 1088 - 599 59902,mint 185 - 1686,mode 34443 - 919,moonbeam 1284 - 1281,moonriver 1285,neo-x 47763,neon-evm 245022934,nibiru 6900,oasys 248,okex 66,optopia 62050 - 62049,orderly 291 - 4460,peaq 3338',
  'plasma 9745 - 9746 9747,plume 98866,polygon-zkevm 1101 - 1442 2442,pulsechain 369 - 943,rei 47805,reya 1729,rollux 570 - 57000,ronin 2020,rootstock 30 - 31,sei-network 1329 - 1328,shiden 336,shimmer-evm 148 - 1073,silicon 2355 - 1722641160,songbird 19 - 16,stable 988 - 2201',
  'step 1234,swell 1923 - 1924,sys 57 - 5700,taiko 167000 - 167005 167007 167008 167009 167013,telos 40 - 41,tenet 1559,theta 361 - 365,thundercore 108,token:ADI 36900,token:FLOW 747,token:SHIB 109 - 157,treasure 61166 - 978658,ubiq 8',
  'ultron 1231 - 1230,vana 1480 - 14800,vanar 2040,velas 106,viction 88 - 89,wemix 1111 - 1112,x-layer 196 - 1952,xai 660279 - 37714555429,xdc 50 - 51,zero-network 543210,zeta-chain 7000 - 7001,zilliqa 32769 - 33101,zircuit 48900 - 48898',
]

/** Networks whose coin is the Ether of another one. */
export const ether = '10 130 138 169 183 185 254 255 288 291 324 360 375 424 478 480 626 690 753 957 1101 1135 1729 1750 1868 1890 1923 2192 2355 2741 2818 3776 4153 4326 4663 5112 5330 5551 7560 7887 7897 8008 8333 8453 8866 12323 12324 25363 33979 34443 42026 42161 42170 43111 48900 53456 55244 57073 59144 60808 62050 81224 81457 98865 100021 167000 190415 380929 534352 543210 685689 747474 810180 5734951 7777777 10241024 20240603 888888888 1313161554 2716446429837000'
