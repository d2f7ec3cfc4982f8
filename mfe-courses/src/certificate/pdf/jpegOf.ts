export interface Pixels {
  width: number;
  height: number;
}

/** Draws an SVG that carries all it needs, and takes its picture. */
export async function jpegOf(svg: string, { width, height }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  // Safari is done decoding before it has set the text in the embedded faces.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!jpeg) throw new Error('The canvas gave no picture');
  return new Uint8Array(await jpeg.arrayBuffer());
}
