import '@fontsource/outfit/400.css';
import '@fontsource/outfit/500.css';
import '@fontsource/outfit/600.css';
import '@fontsource/outfit/700.css';
import {
  Avatar,
  Badge,
  Box,
  Button,
  Card,
  ChakraProvider,
  Container,
  createSystem,
  defaultConfig,
  Flex,
  Grid,
  Heading,
  HStack,
  Image,
  Input,
  Link,
  Separator,
  SimpleGrid,
  Stack,
  Text,
} from '@chakra-ui/react';
import {
  ArrowRight,
  Compass,
  Leaf,
  MapPin,
  MessageCircle,
  Mountain,
  Phone,
  Quote,
  ShieldCheck,
  Star,
  TrainFront,
  Users,
} from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

const system = createSystem(defaultConfig, {
  theme: { tokens: { fonts: { body: { value: 'Outfit' }, heading: { value: 'Outfit' } } } },
  globalCss: { html: { colorPalette: 'orange' } },
});

const REASONS = [
  [TrainFront, 'By train where we can', '83 % of our trips need no flight at all.'],
  [Users, 'Never more than twelve', 'Small groups, one guide who lives there.'],
  [Leaf, 'Kind to the place', 'One in ten euros goes to local projects.'],
  [ShieldCheck, 'Free until a month before', 'Plans change. You get every cent back.'],
] as const;
const TRIPS = [
  ['Seven days through the Arbel hills', 'Hiking', '7 days', 'from € 890', 4.9, 128, 8],
  ['Night train to the fjords', 'Rail', '9 days', 'from € 1,240', 4.8, 96, 115],
  ['Olive harvest with the Maras family', 'Slow travel', '5 days', 'from € 620', 5, 41, 16],
] as const;
const STEPS = ['Tell us what you like', 'Get a plan in two days', 'Pack light and go'];

function Travel() {
  return (
    <ChakraProvider value={system}>
      <Box
        position="relative"
        h="640px"
        bgImage={`linear-gradient(90deg, rgba(12, 20, 32, .72) 0%, rgba(12, 20, 32, .1) 75%), url(${drawPicture('landscape', 71, 1440, 640)})`}
        bgSize="cover"
        asChild
      >
        <section>
          <Container maxW="1200px" color="white">
            <Flex as="header" h="88px" align="center" gap="10">
              <HStack data-truth="logo" gap="2">
                <Compass size={28} />
                <Text fontWeight="700" fontSize="2xl">
                  Wayfolk
                </Text>
              </HStack>
              <HStack as="nav" gap="8" flex="1">
                {['Trips', 'Places', 'Guides', 'Journal'].map((label) => (
                  <Link key={label} href="#" color="white" fontWeight="500">
                    {label}
                  </Link>
                ))}
              </HStack>
              <HStack gap="2">
                <Phone size={16} />
                <Text>+43 1 55 20 14</Text>
              </HStack>
              <Button variant="outline" color="white" borderColor="whiteAlpha.700" rounded="full" _hover={{}}>
                Sign in
              </Button>
            </Flex>
            <Box pt="100px" maxW="640px">
              <Badge size="lg" variant="solid" rounded="full">
                Spring trips are open
              </Badge>
              <Heading as="h1" fontSize="68px" lineHeight="1.05" fontWeight="700" letterSpacing="-1.5px" mt="5">
                Go slowly. See more.
              </Heading>
              <Text fontSize="xl" mt="5" color="whiteAlpha.900" lineHeight="1.6">
                Walks, night trains and long lunches, planned by people who live where you are going.
              </Text>
              <HStack mt="9" gap="4">
                <Button size="xl" rounded="full" px="8">
                  Find your trip <ArrowRight />
                </Button>
                <Button size="xl" rounded="full" variant="subtle" colorPalette="gray" px="7">
                  <MessageCircle /> Talk to a guide
                </Button>
              </HStack>
            </Box>
          </Container>
        </section>
      </Box>
      <Box as="main">
        <Container maxW="1200px" mt="-14" position="relative">
          <Card.Root shadow="xl" rounded="2xl" borderWidth="0">
            <Card.Body p="7">
              <Grid templateColumns="repeat(4, 1fr)" gap="8">
                {REASONS.map(([Icon, title, text]) => (
                  <HStack key={title} align="start" gap="4">
                    <Flex
                      boxSize="11"
                      rounded="xl"
                      bg="orange.100"
                      color="orange.700"
                      align="center"
                      justify="center"
                      flex="none"
                    >
                      <Icon size={22} />
                    </Flex>
                    <Box>
                      <Text fontWeight="600">{title}</Text>
                      <Text fontSize="sm" color="fg.muted" mt="1">
                        {text}
                      </Text>
                    </Box>
                  </HStack>
                ))}
              </Grid>
            </Card.Body>
          </Card.Root>
        </Container>
        <Container maxW="1200px" as="section" py="20">
          <Flex justify="space-between" align="end" mb="8">
            <Box>
              <Text color="orange.600" fontWeight="600">
                Leaving soon
              </Text>
              <Heading as="h2" size="4xl" mt="1">
                Trips with a free seat
              </Heading>
            </Box>
            <Link href="#" color="orange.600" fontWeight="600">
              All 64 trips <ArrowRight size={16} />
            </Link>
          </Flex>
          <SimpleGrid columns={3} gap="7">
            {TRIPS.map(([title, kind, days, price, rating, votes, seed]) => (
              <Card.Root key={title} overflow="hidden" rounded="xl" variant="elevated">
                <Box position="relative">
                  <Image src={drawPicture('landscape', seed, 520, 240)} h="220px" w="full" alt={title} />
                  <Badge position="absolute" top="3" left="3" variant="solid" colorPalette="gray">
                    {kind}
                  </Badge>
                </Box>
                <Card.Body gap="3">
                  <Card.Title fontSize="lg">{title}</Card.Title>
                  <HStack color="fg.muted" fontSize="sm" gap="4">
                    <HStack gap="1">
                      <MapPin size={14} /> {days}
                    </HStack>
                    <HStack gap="1">
                      <Star size={14} fill="#f59e0b" color="#f59e0b" /> {rating} ({votes})
                    </HStack>
                  </HStack>
                  <Separator />
                  <Flex justify="space-between" align="center">
                    <Text fontWeight="700" fontSize="lg">
                      {price}
                    </Text>
                    <Button size="sm" variant="surface">
                      Details
                    </Button>
                  </Flex>
                </Card.Body>
              </Card.Root>
            ))}
          </SimpleGrid>
        </Container>
        <Box as="section" bg="#1d2b3a" color="white">
          <Container maxW="1200px" py="20">
            <Grid templateColumns="1fr 1fr" gap="16" alignItems="center">
              <Box>
                <Heading as="h2" size="4xl">
                  Three steps to the station
                </Heading>
                <Stack mt="8" gap="6">
                  {STEPS.map((step, index) => (
                    <HStack key={step} gap="5">
                      <Flex
                        boxSize="12"
                        rounded="full"
                        borderWidth="2px"
                        borderColor="orange.400"
                        color="orange.300"
                        align="center"
                        justify="center"
                        fontWeight="700"
                        fontSize="lg"
                      >
                        {index + 1}
                      </Flex>
                      <Text fontSize="xl">{step}</Text>
                    </HStack>
                  ))}
                </Stack>
              </Box>
              <Box bg="whiteAlpha.100" rounded="2xl" p="8">
                <Quote size={32} color="#fdba74" />
                <Text fontSize="xl" lineHeight="1.6" mt="4">
                  We missed our ferry, and Ilse had us in her sister’s kitchen within the hour. It became the best
                  evening of the year.
                </Text>
                <HStack mt="6" gap="3">
                  <Avatar.Root>
                    <Avatar.Fallback name="Petra Oss" />
                    <Avatar.Image src={drawPicture('face', 14, 96, 96)} />
                  </Avatar.Root>
                  <Box>
                    <Text fontWeight="600">Petra Oss</Text>
                    <Text fontSize="sm" color="whiteAlpha.700">
                      Crete, May 2026
                    </Text>
                  </Box>
                </HStack>
              </Box>
            </Grid>
          </Container>
        </Box>
        <Container maxW="1200px" as="section" py="20">
          <Flex
            rounded="3xl"
            bgGradient="to-r"
            gradientFrom="orange.500"
            gradientTo="pink.500"
            color="white"
            p="12"
            align="center"
            justify="space-between"
          >
            <Box>
              <Heading as="h2" size="3xl">
                A postcard a month
              </Heading>
              <Text mt="2" fontSize="lg">
                New trips first, and one story worth reading.
              </Text>
            </Box>
            <HStack gap="3">
              <Input
                placeholder="Your email address"
                bg="white"
                color="gray.800"
                size="lg"
                w="300px"
                rounded="full"
                px="5"
              />
              <Button size="lg" rounded="full" bg="gray.900" color="white">
                Sign up
              </Button>
            </HStack>
          </Flex>
        </Container>
      </Box>
      <Box as="footer" borderTopWidth="1px">
        <Container maxW="1200px" py="8">
          <Flex justify="space-between" align="center">
            <HStack gap="2">
              <Mountain size={20} />
              <Text fontSize="sm" color="fg.muted">
                © 2026 Wayfolk Reisen, Graz
              </Text>
            </HStack>
            <HStack gap="6">
              {['Imprint', 'Privacy', 'Terms', 'Contact'].map((label) => (
                <Link key={label} href="#" fontSize="sm">
                  {label}
                </Link>
              ))}
            </HStack>
          </Flex>
        </Container>
      </Box>
    </ChakraProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Travel />);
