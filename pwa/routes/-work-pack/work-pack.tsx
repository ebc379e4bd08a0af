import { PackCard } from '#pwa/features/pack/pack-card.tsx'
import { PACK_PARTS } from './parts.ts'

export const WorkPack = () => <PackCard parts={PACK_PARTS} />
