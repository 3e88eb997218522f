import { statfsSync } from "node:fs";

const MB = 1024 * 1024;

export interface DiskSpace {
  freeBytes: number;
  sizeBytes: number;
}

/** Of the disk that holds the folder, as far as this user may fill it. */
export function readDiskSpace(folder: string): DiskSpace {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
}

/** Room for a night's backup and for the days until somebody makes more. */
const LOW_BELOW_MB = 1024;

export const isDiskNearlyFull = ({ freeBytes }: DiskSpace): boolean => freeBytes < LOW_BELOW_MB * MB;

export const toMegabytes = (bytes: number): number => Math.floor(bytes / MB);
