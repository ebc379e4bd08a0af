import type { Trade } from '#schema/domain/trades.ts'
import type { IconName } from './icon.tsx'

export const TRADE_ICONS: Record<Trade, IconName> = {
  Photograph: 'camera',
  Furniture: 'furniture',
  Barber: 'barber',
  Electrician: 'electrician',
  Painter: 'painter',
  Baker: 'baker',
  Cleaning: 'cleaning',
  Tutoring: 'tutoring',
  'Makeup and Beauty': 'beauty',
  Plumbing: 'plumbing',
  Fashion: 'fashion',
  Welding: 'welding',
  Vulcanizer: 'vulcanizer',
}
