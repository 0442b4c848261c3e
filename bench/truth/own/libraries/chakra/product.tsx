import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/lora/500.css';
import '@fontsource/lora/600.css';
import {
  Accordion,
  Badge,
  Box,
  Breadcrumb,
  Button,
  ChakraProvider,
  Circle,
  Container,
  createSystem,
  defaultConfig,
  Flex,
  Float,
  Grid,
  Heading,
  HStack,
  IconButton,
  Image,
  Input,
  InputGroup,
  Link,
  NumberInput,
  RadioCard,
  RatingGroup,
  Separator,
  Stack,
  Tabs,
  Text,
} from '@chakra-ui/react';
import { Heart, PackageCheck, RotateCcw, Ruler, Search, Share2, ShoppingBag, Store, UserRound } from 'lucide-react';
import { Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

const system = createSystem(defaultConfig, {
  theme: { tokens: { fonts: { body: { value: 'Inter' }, heading: { value: 'Lora' } } } },
  globalCss: { html: { colorPalette: 'green' } },
});

function Product() {
  return (
    <ChakraProvider value={system}>
      <Flex bg="#22382c" color="white" h="36px" align="center" justify="center" fontSize="xs" data-truth="section">
        Free delivery from € 60 · Thirty days to send it back
      </Flex>
      <Box as="header" borderBottomWidth="1px">
        <Container maxW="1280px">
          <Flex h="72px" align="center" gap="8">
            <Text fontFamily="heading" fontSize="2xl" fontWeight="600" data-truth="logo">
              Oak & Ember
            </Text>
            <HStack as="nav" gap="7" flex="1" fontSize="sm" fontWeight="500">
              {['Kitchen', 'Table', 'Living', 'Outdoor', 'Sale'].map((label) => (
                <Link key={label} href="#" color={label === 'Sale' ? 'red.600' : undefined}>
                  {label}
                </Link>
              ))}
            </HStack>
            <InputGroup startElement={<Search size={16} />} w="260px">
              <Input placeholder="Search the shop" rounded="full" />
            </InputGroup>
            <HStack gap="1">
              <IconButton variant="ghost" aria-label="Account">
                <UserRound />
              </IconButton>
              <IconButton variant="ghost" aria-label="Saved">
                <Heart />
              </IconButton>
              <Box position="relative">
                <IconButton variant="ghost" aria-label="Basket">
                  <ShoppingBag />
                </IconButton>
                <Float offset="2">
                  <Circle size="4" bg="green.700" color="white" fontSize="10px" data-truth="badge">
                    2
                  </Circle>
                </Float>
              </Box>
            </HStack>
          </Flex>
        </Container>
      </Box>
      <Container maxW="1280px" as="main" pt="5">
        <Breadcrumb.Root size="sm" mb="5">
          <Breadcrumb.List>
            {['Home', 'Kitchen', 'Pots and pans'].map((label) => (
              <Fragment key={label}>
                <Breadcrumb.Item>
                  <Breadcrumb.Link href="#">{label}</Breadcrumb.Link>
                </Breadcrumb.Item>
                <Breadcrumb.Separator />
              </Fragment>
            ))}
            <Breadcrumb.Item>
              <Breadcrumb.CurrentLink>Hearth casserole</Breadcrumb.CurrentLink>
            </Breadcrumb.Item>
          </Breadcrumb.List>
        </Breadcrumb.Root>
        <Grid templateColumns="84px 560px 1fr" gap="6">
          <Stack gap="3">
            {[3, 55, 92, 107, 19].map((seed, index) => (
              <Image
                key={seed}
                src={drawPicture('goods', seed, 168, 168)}
                boxSize="84px"
                rounded="md"
                borderWidth={index ? '0' : '2px'}
                borderColor="green.700"
                alt=""
              />
            ))}
          </Stack>
          <Box position="relative">
            <Image src={drawPicture('goods', 3, 560, 600)} w="560px" h="600px" rounded="xl" alt="Hearth casserole" />
            <Badge position="absolute" top="4" left="4" variant="solid" size="lg">
              New colour
            </Badge>
            <IconButton
              position="absolute"
              top="4"
              right="4"
              rounded="full"
              variant="subtle"
              colorPalette="gray"
              aria-label="Share"
            >
              <Share2 />
            </IconButton>
          </Box>
          <Stack gap="4" ps="4">
            <Box>
              <Heading as="h1" size="4xl" fontWeight="600">
                Hearth casserole
              </Heading>
              <HStack mt="2" gap="3">
                <RatingGroup.Root count={5} defaultValue={4.5} allowHalf readOnly size="sm" colorPalette="orange">
                  <RatingGroup.Control />
                </RatingGroup.Root>
                <Link href="#" fontSize="sm" color="fg.muted" textDecoration="underline">
                  214 reviews
                </Link>
              </HStack>
            </Box>
            <HStack gap="3" align="baseline">
              <Text fontSize="3xl" fontWeight="600">
                € 129
              </Text>
              <Text textDecoration="line-through" color="fg.muted">
                € 159
              </Text>
              <Badge colorPalette="red">Save 19 %</Badge>
            </HStack>
            <Text color="fg.muted" lineHeight="1.65">
              Cast iron that goes from flame to oven to table. The lid drips every drop back on the roast.
            </Text>
            <Box>
              <Text fontSize="sm" fontWeight="500" mb="2">
                Colour: Sage
              </Text>
              <HStack gap="3">
                {['#7d9a7e', '#c0623b', '#2f3e52', '#d8c7a3'].map((color, index) => (
                  <Circle
                    key={color}
                    size="8"
                    bg={color}
                    outline={index ? undefined : '2px solid #22382c'}
                    outlineOffset="2px"
                    data-truth="radio"
                  />
                ))}
              </HStack>
            </Box>
            <RadioCard.Root defaultValue="4" size="sm">
              <Flex justify="space-between" mb="1">
                <RadioCard.Label fontSize="sm">Size</RadioCard.Label>
                <Link href="#" fontSize="xs">
                  <Ruler size={13} /> Which one fits?
                </Link>
              </Flex>
              <HStack align="stretch">
                {[
                  ['2.5', '2.5 litres', 'For two'],
                  ['4', '4 litres', 'For four'],
                  ['6', '6 litres', 'For a feast'],
                ].map(([value, label, note]) => (
                  <RadioCard.Item data-truth="card" key={value} value={value}>
                    <RadioCard.ItemHiddenInput />
                    <RadioCard.ItemControl>
                      <RadioCard.ItemContent>
                        <RadioCard.ItemText>{label}</RadioCard.ItemText>
                        <RadioCard.ItemDescription>{note}</RadioCard.ItemDescription>
                      </RadioCard.ItemContent>
                      <RadioCard.ItemIndicator />
                    </RadioCard.ItemControl>
                  </RadioCard.Item>
                ))}
              </HStack>
            </RadioCard.Root>
            <HStack gap="3">
              <NumberInput.Root defaultValue="1" w="90px" size="lg">
                <NumberInput.Control />
                <NumberInput.Input />
              </NumberInput.Root>
              <Button size="lg" flex="1" bg="#22382c">
                <ShoppingBag /> Add to basket
              </Button>
              <IconButton size="lg" variant="outline" aria-label="Save">
                <Heart />
              </IconButton>
            </HStack>
            <HStack gap="6" fontSize="sm" color="fg.muted">
              <HStack>
                <PackageCheck size={16} /> In stock, 2 days
              </HStack>
              <HStack>
                <RotateCcw size={16} /> 30 days return
              </HStack>
              <HStack>
                <Store size={16} /> Collect in Ghent
              </HStack>
            </HStack>
            <Separator />
            <Tabs.Root defaultValue="about" size="sm">
              <Tabs.List>
                <Tabs.Trigger value="about">About</Tabs.Trigger>
                <Tabs.Trigger value="care">Care</Tabs.Trigger>
                <Tabs.Trigger value="reviews">
                  Reviews <Badge ms="1">214</Badge>
                </Tabs.Trigger>
              </Tabs.List>
              <Tabs.Content value="about">
                <Accordion.Root defaultValue={['m']} collapsible size="sm">
                  <Accordion.Item value="m">
                    <Accordion.ItemTrigger>
                      <Box flex="1">Material</Box>
                      <Accordion.ItemIndicator />
                    </Accordion.ItemTrigger>
                    <Accordion.ItemContent>
                      <Accordion.ItemBody color="fg.muted" pt="0">
                        Enamelled cast iron, steel knob, 5.1 kg.
                      </Accordion.ItemBody>
                    </Accordion.ItemContent>
                  </Accordion.Item>
                </Accordion.Root>
              </Tabs.Content>
            </Tabs.Root>
          </Stack>
        </Grid>
      </Container>
    </ChakraProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Product />);
